// A bot for Spellboard in a few lines: it speaks JSON, a message a line (docs/protocol.md).
//
// spellboard play bellum --players "you,bot:external:node examples/bot.mjs"

import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n');

/** Anything that is not a pass, if there is such a thing; by the seed. */
function chosen(question) {
  const actions = question.legal.map((legal) => legal.action);
  const busy = actions.filter((action) => !['pass', 'decline', 'put back'].includes(action));
  const from = busy.length ? busy : actions;
  return from[question.seed % from.length];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: 'busy' });
  else if (message.type === 'choose') say({ type: 'chosen', id: message.id, action: chosen(message) });
  else if (message.type === 'stop') break;
}
process.exit(0);
