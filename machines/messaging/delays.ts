import { typingEvery } from './limits.ts';

/** How long what is shown of messages counts as fresh where no stream tells of changes, in milliseconds. */
export const refreshEvery = 30_000;

/** How long after a sign of it somebody counts as typing, in milliseconds. */
export const typingFades = 2 * typingEvery;

/** How long nobody has typed before messages are looked for, in milliseconds. */
export const searchDebounce = 300;
