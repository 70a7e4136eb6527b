import type { Background } from '#server/search/memory/background.ts';
import { perform } from '#server/search/memory/works.ts';

/** Runs long work immediately, in this thread. */
export const inlineBackground: Background = {
  async do(work, ...parameters) {
    return perform(work, parameters);
  },
  async close() {},
};

/** Runs long work immediately, but delivers the result only on request, to test changes in between. */
export function heldBackground(): Background & { release(): void } {
  let held: (() => void)[] = [];
  return {
    do(work, ...parameters) {
      const result = perform(work, parameters);
      return new Promise((resolve) => {
        held.push(() => resolve(result));
      });
    },
    release() {
      const handing = held;
      held = [];
      for (const handOver of handing) handOver();
    },
    async close() {},
  };
}
