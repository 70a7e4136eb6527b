/** A use of a newer API, or of a newer selector, that the oldest browsers survive. */
interface GuardedApi {
  readonly api: string;
  /** The file, or the library, that checks for the API before it uses it. */
  readonly user: string;
  /** The behaviour in the oldest browsers, which lack the API. */
  readonly otherwise: string;
}

/**
 * The newer APIs that are used safely: each is checked for where it is used, and browsers drop a style rule with an
 * unknown selector. Another file with the same use needs its own line.
 */
export const guardedApis: readonly GuardedApi[] = [
  { api: 'requestIdleCallback', user: 'src/web/browser/whenIdle.ts', otherwise: 'a timer after the load event' },
  { api: 'navigator.share', user: 'src/web/listing/sharing.ts', otherwise: 'copies the address' },
  { api: 'fromEpochMilliseconds', user: 'src/market/dates/zone.ts', otherwise: 'Intl.DateTimeFormat' },
  { api: 'toZonedDateTimeISO', user: 'src/market/dates/zone.ts', otherwise: 'Intl.DateTimeFormat' },
  { api: 'navigation', user: 'react-dom', otherwise: 'no indicator of a transition' },
  { api: 'navigator.connection', user: 'react-dom', otherwise: 'assumes 5 Mbit/s' },
  { api: 'startViewTransition', user: 'react-dom', otherwise: 'caught; no view of ours asks for a transition' },
  { api: 'skipTransition', user: 'react-dom', otherwise: 'called only on what startViewTransition has returned' },
  { api: 'createContext', user: 'react', otherwise: 'a function of React, not of the browser' },
  {
    api: ':has',
    user: 'src/web/content/help/HelpQuestions.css.ts',
    otherwise: 'the room for the outcome of a search stays when it is empty',
  },
  {
    api: ':details-content',
    user: 'src/web/content/help/HelpQuestions.css.ts',
    otherwise: 'paper shows the answers that are open',
  },
  {
    api: ':has',
    user: 'src/web/insertion/steps/StepFrame.css.ts',
    otherwise: 'the buttons may cover the focused field',
  },
  { api: ':has', user: 'src/web/listing/gallery/Gallery.css.ts', otherwise: 'a script marks the visible picture' },
  { api: ':has', user: 'src/web/messaging/contact/ContactBox.css.ts', otherwise: 'every page has padding below' },
  { api: ':has', user: 'src/web/notifications/NotificationCard.css.ts', otherwise: 'the text is 8 px higher' },
  {
    api: ':has',
    user: 'src/web/notifications/Notifications.css.ts',
    otherwise: 'the same position as on a page with a search',
  },
  { api: ':has', user: 'src/web/search/filters/FilterPanel.css.ts', otherwise: 'the sheet covers the page' },
  { api: ':has', user: 'src/web/shell/footer/ModeChoice.css.ts', otherwise: 'only the radio button shows the choice' },
  {
    api: ':has',
    user: 'src/web/shell/header/Header.css.ts',
    otherwise: 'the name of real estate is hidden on small screens',
  },
  { api: ':has', user: 'src/web/search/bar/SearchBar.css.ts', otherwise: 'a ring for any focus inside' },
  { api: ':has', user: 'src/web/shell/Shell.css.ts', otherwise: 'the gutter of the scrollbar stays empty' },
  { api: ':has', user: 'src/web/ui/dialog/Dialog.css.ts', otherwise: 'the page behind a dialog scrolls' },
  {
    api: ':popover-open',
    user: 'src/web/search/filters/FilterPanel.css.ts',
    otherwise: 'the polyfill sets a class',
  },
  {
    api: ':popover-open',
    user: 'src/web/app/userMenu/UserMenu.css.ts',
    otherwise: 'the polyfill sets a class',
  },
  { api: ':popover-open', user: 'src/web/theme/page.css.ts', otherwise: 'popovers have no outline in contrast themes' },
  { api: 'Error.captureStackTrace', user: 'zod', otherwise: 'the stack begins a few frames earlier' },
];
