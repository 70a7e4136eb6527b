import { reloadPause } from '#machines/market/limits.ts';

import { cookies, readCookie, writeCookie } from '../browser/cookies.ts';
import { appStatus } from './appStatus.ts';
import type { ApiEnvironment } from './environment.ts';
import { reportSessionRefused } from './sessionRefusals.ts';
import { openStoredDocument } from './storedDocument.ts';

/** The environment of a tab: cookies are the document's, and the shell shows failures. */
export const inBrowser: ApiEnvironment = {
  fetch: (path, init) => fetch(path, init),
  cookie: readCookie,
  serverOverloaded() {
    if (readCookie(cookies.retry) !== undefined) return;
    writeCookie(cookies.retry, '1', reloadPause / 1000);
    // Reloads only if the cookie was stored: without cookies the page would reload endlessly.
    if (readCookie(cookies.retry) !== undefined) location.reload();
  },
  contentUnreached: openStoredDocument,
  sessionRefused: reportSessionRefused,
  callFailed: ({ failure: { code } }) => appStatus.send({ type: 'call.failed', ...(code !== undefined && { code }) }),
  callSucceeded: () => appStatus.send({ type: 'call.succeeded' }),
  // Server faults are shown only to developers with an open console; the server has logged them itself.
  // oxlint-disable-next-line no-console
  log: (failed) => console.error(failed),
};
