/** How many files go out at a time: more would only slow each other down. */
const atOnce = 2;

/** Lets a few at a time do something, in the order in which they came. */
export class SendingTurns {
  readonly #waiting: { readonly key: string; readonly begin: () => void }[] = [];
  readonly #going = new Set<string>();

  /** Resolves when it is somebody's turn; never, where they give up before. */
  take(key: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const waits = { key, begin: resolve };
      this.#waiting.push(waits);
      signal.addEventListener('abort', () => {
        const place = this.#waiting.indexOf(waits);
        if (place >= 0) this.#waiting.splice(place, 1);
      });
      this.#next();
    });
  }

  /** Their turn is over, if it had come. */
  yield(key: string): void {
    this.#going.delete(key);
    this.#next();
  }

  #next(): void {
    while (this.#going.size < atOnce && this.#waiting.length > 0) {
      const { key, begin } = this.#waiting.shift()!;
      this.#going.add(key);
      begin();
    }
  }
}
