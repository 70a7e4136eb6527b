import { cookies, readCookie, writeCookie } from '../browser/cookies.ts';
import { appStatus } from './appStatus.ts';
import type { ApiEnvironment } from './environment.ts';
import { reportSessionRefused } from './sessionRefusals.ts';

/** How long the one reload counts, in seconds (API-21). */
const tenMinutes = 600;

/** A tab: cookies are the document's, and what fails is shown by the shell. */
export const inBrowser: ApiEnvironment = {
  fetch: (path, init) => fetch(path, init),
  cookie: readCookie,
  serverOverloaded() {
    if (readCookie(cookies.retry) !== undefined) return;
    writeCookie(cookies.retry, '1', tenMinutes);
    // A browser that keeps no cookies would load for ever.
    if (readCookie(cookies.retry) !== undefined) location.reload();
  },
  sessionRefused: reportSessionRefused,
  callFailed: ({ failure: { code } }) => appStatus.send({ type: 'call.failed', ...(code !== undefined && { code }) }),
  callSucceeded: () => appStatus.send({ type: 'call.succeeded' }),
  // The server has noted its own fault; this is for whoever has the console open beside the page.
  // oxlint-disable-next-line no-console
  log: (failed) => console.error(failed),
};
