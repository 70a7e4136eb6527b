/** A use of a newer API that the oldest browsers survive. */
interface GuardedApi {
  readonly api: string;
  /** The file, or the library, that checks for it. */
  readonly user: string;
  /** What the oldest browsers do instead. */
  readonly otherwise: string;
}

/** Each is checked for where it is used. Another file that uses the same API needs a line of its own. */
export const guardedApis: readonly GuardedApi[] = [
  { api: 'requestIdleCallback', user: 'src/web/atRest.ts', otherwise: 'a timer after the load event' },
  { api: 'navigator.share', user: 'src/web/listing/ListingActions.tsx', otherwise: 'copies the address' },
  { api: 'fromEpochMilliseconds', user: 'src/market/zone.ts', otherwise: 'Intl.DateTimeFormat' },
  { api: 'toZonedDateTimeISO', user: 'src/market/zone.ts', otherwise: 'Intl.DateTimeFormat' },
  { api: 'navigation', user: 'react-dom', otherwise: 'no indicator of a transition' },
  { api: 'navigator.connection', user: 'react-dom', otherwise: 'assumes 5 Mbit/s' },
  { api: 'startViewTransition', user: 'react-dom', otherwise: 'caught; no view of ours asks for a transition' },
  { api: 'skipTransition', user: 'react-dom', otherwise: 'called only on what startViewTransition has returned' },
  { api: 'createContext', user: 'react', otherwise: 'a function of React, not of the browser' },
  { api: 'Error.captureStackTrace', user: 'zod', otherwise: 'the stack begins a few frames earlier' },
];
