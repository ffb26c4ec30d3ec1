"""The page of a report: complete in itself, by day ink on parchment, by night starlight on the sky."""

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Spellboard: the arena</title>
<style>
:root {{ color-scheme: light dark; --desk: #e7dbc0; --sheet: #f6efdf; --well: #ebe0c8; --ink: #1c2138; --ink-2: #474a5e;
  --line: #cdbd98; --line-strong: #847248; --gold: #f3c04b; --gold-edge: #875c00; --rubric: #a62c17;
  --verdigris: #14655a; --lapis: #173f91;
  --cinnabar: #d8421a; --malachite: #14877a; --orchil: #ab47d0; --soot: #1e1b22; --umber: #5e3f18; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --desk: #0b0f21; --sheet: #151a33; --well: #10142a; --ink: #f0e8d4; --ink-2: #bebacb; --line: #343c68;
    --line-strong: #7f88bd; --gold: #f4c65f; --gold-edge: #ffdf94; --rubric: #ff8f73;
    --verdigris: #6fd3bd; --lapis: #2f7bf0;
    --cinnabar: #fd8340; --malachite: #32b897; --orchil: #ecace8; --soot: #eeede6; --umber: #ac6340; }}
}}
body {{ margin: 0; background: var(--desk); color: var(--ink); font: 16px/1.5 Georgia, "Noto Serif", serif; }}
main {{ max-width: 66rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }}
h1, h2, h3 {{ line-height: 1.2; font-weight: 600; }}
section {{ background: var(--sheet); border: 1px solid var(--line); border-radius: 9px;
  padding: 0.5rem 1.25rem 1.25rem; margin-top: 1.5rem; }}
pre {{ background: var(--well); border-radius: 6px; padding: 0.75rem 1rem;
  white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.85rem; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; font-size: 0.9rem; font-variant-numeric: tabular-nums; }}
th, td {{ text-align: left; padding: 0.3rem 0.75rem 0.3rem 0; border-bottom: 1px solid var(--line);
  vertical-align: top; }}
th {{ color: var(--ink-2); font-weight: 600; }}
figure {{ margin: 1.75rem 0 0; }}
figcaption {{ color: var(--ink-2); margin-bottom: 0.35rem; }}
figcaption b {{ color: var(--ink); }}
figure svg {{ display: block; width: 100%; height: auto; font-family: inherit; }}
small, .quiet {{ color: var(--ink-2); }}
</style>
</head>
<body>
<main>
<h1>The arena</h1>
<p>Bots against bots: one bot alone against seats full of another. Each deal is played once from every seat, with
the same dice and cards. A win that is shared counts in parts; a game that was given up is nobody’s.</p>
<pre>{commands}</pre>
<p class="quiet">Seed {seeds}. {engine}.
By nodes the same command gives the same games on every machine; times are CPU time.</p>
<p class="quiet">Two intervals of 95 % are told. <b>Wilson</b> takes all games as independent; <b>paired</b> draws
whole deals again (bootstrap, 2,000 draws), so what the games of one deal share stays together. A pairing ends early
only where a stricter interval (Wilson, 99 %, looked at after every 20 games and not before 40) lies wholly
above or below its bar.</p>
{sections}
</main>
</body>
</html>
"""

SECTION = """<section>
<h2>{title}</h2>
<div class="wide"><table>
<thead><tr>
<th>pairing</th><th>terms</th><th>games</th><th>share</th><th>Wilson</th><th>paired</th><th>fair</th><th>bar</th><th></th>
</tr></thead>
<tbody>
{pairings}
</tbody></table></div>
{figures}
<h3>Decisions and time</h3>
<div class="wide"><table>
<thead><tr>
<th>bot</th><th>terms</th><th>decisions a game</th><th>ms of CPU a decision</th>
<th>longest decision</th><th>longest turn</th></tr></thead>
<tbody>
{paces}
</tbody></table></div>
{forfeits}
<p class="quiet">Bots as of {bots} (a fingerprint of their files).</p>
</section>"""
