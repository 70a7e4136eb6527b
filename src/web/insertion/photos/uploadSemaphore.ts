/** The maximum number of concurrent uploads: more would only slow each other down. */
const atOnce = 2;

/** A semaphore: limits concurrent uploads, in first-come order. */
export class SendingTurns {
  readonly #waiting: { readonly key: string; readonly begin: () => void }[] = [];
  readonly #going = new Set<string>();

  /** Resolves when the permit is granted. Never resolves if `signal` aborts before. */
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

  /** Releases the permit of this key, if it was granted. */
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
