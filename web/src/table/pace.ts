/** A page that is hidden paints nothing, so nobody waits for it. */
const painted = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Pauses between moves: they can be skipped by a click and dropped when the table changes under them. */
export class Pace {
  #hurry = new Set<() => void>();

  /** Resolves after the time, or at once when the player skips; without a pause, when the last move is painted. */
  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return painted();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#hurry.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#hurry.add(done);
    });
  }

  skip(): void {
    for (const done of [...this.#hurry]) done();
  }
}
