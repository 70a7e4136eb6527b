/** A use of a newer API, or of a newer selector, that the oldest browsers survive. */
interface GuardedApi {
  readonly api: string;
  /** The file, or the library, that checks for it. */
  readonly user: string;
  /** The behaviour of the oldest browsers instead. */
  readonly otherwise: string;
}

/**
 * APIs are checked for where they are used; browsers drop a style rule with a selector that they lack. Another file
 * with the same use needs its own line.
 */
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
  { api: ':has', user: 'src/web/insertion/StepFrame.css.ts', otherwise: 'what gets the focus may lie below the steps' },
  { api: ':has', user: 'src/web/listing/Gallery.css.ts', otherwise: 'a script marks the entry that is shown' },
  { api: ':has', user: 'src/web/messaging/contact/ContactBox.css.ts', otherwise: 'each page ends above the row' },
  { api: ':has', user: 'src/web/notifications/NotificationCard.css.ts', otherwise: 'a text 8 px higher' },
  { api: ':has', user: 'src/web/notifications/Notifications.css.ts', otherwise: 'as on a page with a search' },
  { api: ':has', user: 'src/web/search/FilterPanel.css.ts', otherwise: 'the sheet covers what is below it' },
  { api: ':has', user: 'src/web/shell/end/ModeChoice.css.ts', otherwise: 'the mark of the radio button alone' },
  {
    api: ':has',
    user: 'src/web/shell/Header.css.ts',
    otherwise: 'the sign of real estate goes, where there is no room',
  },
  { api: ':has', user: 'src/web/shell/hint/LanguageHint.css.ts', otherwise: 'the hint covers what a page begins with' },
  { api: ':has', user: 'src/web/shell/SearchBar.css.ts', otherwise: 'a ring for any focus within' },
  { api: ':has', user: 'src/web/shell/Shell.css.ts', otherwise: 'an empty gutter for the scrollbar' },
  { api: ':has', user: 'src/web/ui/Dialog.css.ts', otherwise: 'the page scrolls below a dialog' },
  {
    api: ':popover-open',
    user: 'src/web/search/FilterPanel.css.ts',
    otherwise: 'a class, by the polyfill of popovers',
  },
  {
    api: ':popover-open',
    user: 'src/web/shell/user/UserMenu.css.ts',
    otherwise: 'a class, by the polyfill of popovers',
  },
  { api: ':popover-open', user: 'src/web/theme/page.css.ts', otherwise: 'no outline of a popover in contrast themes' },
  { api: 'Error.captureStackTrace', user: 'zod', otherwise: 'the stack begins a few frames earlier' },
];
