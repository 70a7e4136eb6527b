import type { Request, Route } from 'playwright-core';
import type { Visitor } from './browser.ts';
import { browserSurface } from './browserSurface.ts';
import type { Stage } from '../walking/flowDriver.ts';
import { watchPage } from './pageWatch.ts';

/** A page in a browser whose calls wait until they are released. */
export interface BrowserStage extends Stage {
  /**
   * Forwards a pending call to the server: the last one whose path ends with this text or whose GraphQL contains it.
   */
  letThrough(of?: string): Promise<void>;
  /** Fails the last matching call, as a lost connection does. */
  cutOff(of?: string): Promise<void>;
  /** Answers the last matching call with a server error. */
  breaks(of?: string): Promise<void>;
  /** Stops the clock of the page: from now on it advances only by `passes`. */
  stopsClock(): Promise<void>;
  passes(milliseconds: number): Promise<void>;
}

/** How long to wait for a call, in milliseconds: longer than a page takes to make it. */
const patience = 30_000;

/**
 * Holds the calls of a visitor's page to an address (a pattern of Playwright's), or those that contain a text. Calls
 * that `isLetGo` selects are forwarded, because no path is about them.
 */
export async function browserStage(
  { page }: Visitor,
  held: string | RegExp,
  says: string | RegExp = '',
  isLetGo: (request: Request) => boolean | Promise<boolean> = () => false,
): Promise<BrowserStage> {
  const calls: Route[] = [];
  let wake: () => unknown = () => {};
  const hold = async (route: Route) => {
    if (!isCallOf(route.request(), says) || (await isLetGo(route.request()))) return route.continue();
    calls.push(route);
    return wake();
  };
  /** Calls that the page has aborted are dropped. */
  const forget = (request: Request) => {
    const at = calls.findIndex((route) => route.request() === request);
    if (at >= 0) calls.splice(at, 1);
  };
  await page.route(held, hold);
  page.on('requestfailed', forget);
  const watch = await watchPage(page);

  let isClockStopped = false;

  /** Resolves to the last matching call, as soon as it is made. */
  async function call(of: string): Promise<Route> {
    const find = () => calls.findLastIndex((route) => isCallOf(route.request(), of));
    const made = Promise.withResolvers<void>();
    const late = setTimeout(() => made.reject(new Error(`No call ${of || String(says)} is made to ${held}`)), patience);
    wake = () => find() >= 0 && made.resolve();
    wake();
    await made.promise.finally(() => clearTimeout(late));
    return calls.splice(find(), 1)[0]!;
  }

  return {
    surface: browserSurface(page),
    watch,
    letThrough: async (of = '') => (await call(of)).continue(),
    cutOff: async (of = '') => (await call(of)).abort(),
    breaks: async (of = '') => (await call(of)).fulfill({ status: 500, json: {} }),
    async stopsClock() {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      isClockStopped = true;
    },
    passes: (milliseconds) => page.clock.runFor(milliseconds),
    async ends() {
      if (isClockStopped) await page.clock.resume();
      page.off('requestfailed', forget);
      for (const route of calls.splice(0)) await route.abort();
      await page.unroute(held, hold);
    },
  };
}

function isCallOf(request: Request, of: string | RegExp): boolean {
  const said = request.postData() ?? '';
  return typeof of === 'string' ? new URL(request.url()).pathname.endsWith(of) || said.includes(of) : of.test(said);
}
