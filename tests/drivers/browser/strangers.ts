import type { Browser } from 'playwright-core';
import { screens, type Visit, type Visitor, visit } from './browser.ts';

/** Visitors who are in the market for the first time, each time. */
export interface Strangers {
  /** One comes, looks, and gives what was seen. */
  visit<Seen>(options: Visit, look: (visitor: Visitor) => Promise<Seen>): Promise<Seen>;
  /** The last of them goes. */
  leave(): Promise<void>;
}

/** Several times as long as a look takes on a busy machine, in milliseconds. */
const patience = 90_000;

/** What stands for the result of a look that has not ended in time. */
const silence = Symbol('silence');

/**
 * A window with its processes takes longer to make than many a look lasts: who comes with the same options gets the window
 * of somebody who has gone, with nothing left in it. Who stops answers on their way, has a clock of their own or the like
 * comes by `visit`: that cannot be undone.
 *
 * Once in thousands of looks a window of the browser does not answer any more: a call to it neither ends nor fails. Such a
 * look begins anew in a window of its own, once, and without an end to wait for. A page that is to blame holds that one up
 * as well.
 */
export function strangers(browser: Browser, { givenUpAfter = patience } = {}): Strangers {
  const free = new Map<string, Visitor[]>();

  async function lookBy<Seen>(visitor: Visitor, key: string, look: (visitor: Visitor) => Promise<Seen>): Promise<Seen> {
    try {
      const seen = await look(visitor);
      await visitor.forgets();
      free.set(key, [...(free.get(key) ?? []), visitor]);
      return seen;
    } catch (error) {
      await visitor.leaves();
      throw error;
    }
  }

  return {
    async visit(options, look) {
      const key = JSON.stringify({ viewport: screens.desk, ...options, before: options.before?.toString() });
      const visitor = free.get(key)?.pop() ?? (await visit(browser, options));
      const seen = await within(givenUpAfter, lookBy(visitor, key, look));
      return seen === silence ? lookBy(await visit(browser, options), key, look) : seen;
    },
    async leave() {
      await Promise.all([...free.values()].flat().map((visitor) => visitor.leaves()));
      free.clear();
    },
  };
}

async function within<Result>(time: number, work: Promise<Result>): Promise<Result | typeof silence> {
  const { promise: alarm, resolve } = Promise.withResolvers<typeof silence>();
  const clock = setTimeout(resolve, time, silence);
  try {
    // What fails after it was given up is of no interest any more: the race has taken it.
    return await Promise.race([work, alarm]);
  } finally {
    clearTimeout(clock);
  }
}
