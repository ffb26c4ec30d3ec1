// What only decorates may fail without taking the page down: the console says why, and the game continues.

export function harmless(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.error(error);
  }
}
