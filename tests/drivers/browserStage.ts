import type { Route } from 'playwright-core';
import type { Visitor } from './browser.ts';
import { browserSurface } from './browserSurface.ts';
import type { Stage } from './flowDriver.ts';
import { watchPage } from './pageWatch.ts';

/** A page in a browser whose calls wait until they are let go. */
export interface BrowserStage extends Stage {
  /** The call made last, of those whose path ends so, goes through to the server. */
  letThrough(end?: string): Promise<void>;
  /** The line is dead for it. */
  cutOff(end?: string): Promise<void>;
}

/** Holds the calls to an address (a pattern of Playwright's) of whatever a visitor's page opens. */
export async function browserStage({ page }: Visitor, held: string | RegExp): Promise<BrowserStage> {
  const calls: Route[] = [];
  let wake = () => {};
  const hold = (route: Route) => {
    calls.push(route);
    wake();
  };
  await page.route(held, hold);
  const watch = await watchPage(page);

  /** The call made last, as soon as it is made. */
  async function call(end: string): Promise<Route> {
    const find = () => calls.findLastIndex((route) => new URL(route.request().url()).pathname.endsWith(end));
    while (find() < 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await promise;
    }
    return calls.splice(find(), 1)[0]!;
  }

  return {
    surface: browserSurface(page),
    watch,
    letThrough: async (end = '') => (await call(end)).continue(),
    cutOff: async (end = '') => (await call(end)).abort(),
    async ends() {
      for (const route of calls.splice(0)) await route.abort();
      await page.unroute(held, hold);
    },
  };
}
