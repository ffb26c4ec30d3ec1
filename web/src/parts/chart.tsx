// The desk behind everything: rhumb lines of a sea chart, and by night some stars. It means nothing and says nothing.

const X = 1298;
const Y = 117;

function rhumbs(): string {
  const lines: string[] = [];
  for (let n = 0; n < 32; n++) {
    const turn = (n * Math.PI) / 16;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    lines.push(`M${Math.round(X + 34 * dx)} ${Math.round(Y + 34 * dy)}L${Math.round(X + 1900 * dx)} ${Math.round(Y + 1900 * dy)}`);
  }
  return lines.join("");
}

/** The same stars every night. */
function stars(count: number, seed: number): string {
  let state = seed;
  const next = (most: number): number => {
    state = (state * 48271) % 2147483647;
    return state % most;
  };
  const drawn = Array.from({ length: count }, () => [next(1440), next(900)] as const);
  // None behind the words that stand on the desk itself.
  return drawn.filter(([x, y]) => x > 820 || y > 300).map(([x, y]) => `M${x} ${y}h.01`).join("");
}

const RHUMBS = rhumbs();
const SMALL = stars(85, 1998);
const LARGE = stars(30, 2009);

export function Chart() {
  return (
    <svg class="chart" viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      <path class="rhumb" d={RHUMBS} />
      <circle class="rhumb" cx={X} cy={Y} r="34" />
      <circle class="rhumb" cx={X} cy={Y} r="300" />
      <path class="stars" stroke-width="1.6" d={SMALL} />
      <path class="stars" stroke-width="2.6" d={LARGE} />
    </svg>
  );
}
