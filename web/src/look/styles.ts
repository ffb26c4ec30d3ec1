// Stylesheets that come with what needs them: of a large page, of a game's board.

const styled = new Map<string, Promise<void>>();

/** A stylesheet, before what it belongs to is shown. */
export function style(name: string): Promise<void> {
  const address = __FILES__[`css/${name}`];
  if (address === undefined) return Promise.resolve();
  let found = styled.get(name);
  if (found === undefined) {
    found = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
    styled.set(name, found);
  }
  return found;
}
