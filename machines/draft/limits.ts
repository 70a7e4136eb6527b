import { day } from '../market/units.ts';

/** Longest value of a field of a draft, in UTF-16 units: the longest text of an ad, all of signs that take two. */
export const longestField = 8_000;

/** Steps that can be taken back. */
export const mostSteps = 100;

/** Writings that an account keeps of a draft. Who types for an hour makes a few hundred. */
export const mostWrites = 2_000;

/** Open drafts that an account keeps. */
export const mostDrafts = 20;

/** Drafts that nobody has touched for so long are let go, in milliseconds. */
export const longestUntouched = 180 * day;

/** How far a device’s clock may be ahead, in milliseconds: what it writes holds against whatever others write until then. */
export const furthestAhead = day;
