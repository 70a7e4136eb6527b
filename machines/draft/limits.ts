import { day } from '../market/units.ts';

/**
 * Longest value of a field of a draft, in UTF-16 units: the longest text of a listing, if all its characters take two.
 */
export const longestField = 8_000;

/** The most steps of a draft that can be undone. */
export const mostSteps = 100;

/** Writes of a draft that an account stores. An hour of typing makes a few hundred. */
export const mostWrites = 2_000;

/** The most open drafts that an account stores. */
export const mostDrafts = 20;

/** Drafts that have not changed for so long are deleted, in milliseconds. */
export const longestUntouched = 180 * day;

/** How far a device’s clock may be ahead, in milliseconds: its writes win over all others until then. */
export const furthestAhead = day;
