import { typingEvery } from './limits.ts';

/** How long the shown messages count as fresh if no stream reports changes, in milliseconds. */
export const refreshEvery = 30_000;

/** How long a user counts as typing after the last typing signal, in milliseconds. */
export const typingFades = 2 * typingEvery;

/** The debounce of the message search after the last keystroke, in milliseconds. */
export const searchDebounce = 300;
