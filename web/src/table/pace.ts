/** Pauses between moves: they can be skipped by a click and dropped when the table changes under them. */
export class Pace {
  #hurry = new Set<() => void>();

  /** Resolves after the time, or at once when the player skips. */
  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
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
