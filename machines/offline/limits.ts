import { hour } from '../market/units.ts';

/**
 * How long a page must be visible before it is cached for offline use, in milliseconds, so that pages in passing are
 * not.
 */
export const lookedAtLongEnough = 2_000;

/**
 * How long a page must be visible before the user's own data are cached, in milliseconds; they follow the page itself.
 */
export const ownComesAfter = lookedAtLongEnough + 1_000;

/** The debounce of caching after a change of the user's own data, in milliseconds: messages come in bursts. */
export const ownSettles = 60_000;

/** How long the user's cached data count as fresh without a change, in milliseconds. */
export const ownIsFreshFor = hour;
