import type { Background } from '#server/search/memory/background.ts';
import { perform } from '#server/search/memory/works.ts';

/** Does the long work at once, in this thread. */
export const inlineBackground: Background = {
  async do(work, ...parameters) {
    return perform(work, parameters);
  },
  async close() {},
};

/** Does the long work at once, but hands it over only when the test says so: what changes meanwhile is under test. */
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
