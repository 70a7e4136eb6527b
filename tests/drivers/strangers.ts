import type { Browser } from 'playwright-core';
import { type Visit, type Visitor, visit } from './browser.ts';

/** Visitors who are in the market for the first time, each time. */
export interface Strangers {
  /** One comes, looks, and gives what was seen. */
  visit<Seen>(options: Visit, look: (visitor: Visitor) => Promise<Seen>): Promise<Seen>;
  /** The last of them goes. */
  leave(): Promise<void>;
}

/**
 * A window with its processes takes longer to make than many a look lasts: who comes with the same options gets the window
 * of somebody who has gone, with nothing left in it. Who stops answers on their way, has a clock of their own or the like
 * comes by `visit`: that cannot be undone.
 */
export function strangers(browser: Browser): Strangers {
  const free = new Map<string, Visitor[]>();
  return {
    async visit(options, look) {
      const key = JSON.stringify({ ...options, before: options.before?.toString() });
      const visitor = free.get(key)?.pop() ?? (await visit(browser, options));
      try {
        const seen = await look(visitor);
        await visitor.forgets();
        free.set(key, [...(free.get(key) ?? []), visitor]);
        return seen;
      } catch (error) {
        await visitor.leaves();
        throw error;
      }
    },
    async leave() {
      await Promise.all([...free.values()].flat().map((visitor) => visitor.leaves()));
      free.clear();
    },
  };
}
