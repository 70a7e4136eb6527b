import type { Browser } from 'playwright-core';
import { screens, type Visit, type Visitor, visit } from './browser.ts';

/** Visits by visitors who each come to the market for the first time. */
export interface Strangers {
  /** Opens a visit, runs the function with its visitor, and returns the result. */
  visit<WatchedFlow>(options: Visit, look: (visitor: Visitor) => Promise<WatchedFlow>): Promise<WatchedFlow>;
  /** Closes the visits that are still open. */
  leave(): Promise<void>;
}

/** How long a check may take, in milliseconds: several times its duration on a busy machine. */
const patience = 90_000;

/** The value that stands for a check that timed out. */
const silence = Symbol('silence');

/**
 * A pool of windows, because opening one takes longer than many checks. A visit with the same options reuses the window
 * of an earlier one, after a reset. Tests that hold responses, replace the clock or the like use `visit`, because that
 * cannot be reset.
 * Once in thousands of checks a window of the browser hangs: a call to it neither ends nor fails. Such a check is
 * repeated once in a new window, without a time limit. A page that hangs by its own fault stops that one as well.
 */
export function strangers(browser: Browser, { giveUpAfter = patience } = {}): Strangers {
  const free = new Map<string, Visitor[]>();

  async function lookBy<WatchedFlow>(
    visitor: Visitor,
    key: string,
    look: (visitor: Visitor) => Promise<WatchedFlow>,
  ): Promise<WatchedFlow> {
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
      const seen = await within(giveUpAfter, lookBy(visitor, key, look));
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
    // If the work fails after the timeout, its error is irrelevant: the race has already ended.
    return await Promise.race([work, alarm]);
  } finally {
    clearTimeout(clock);
  }
}
