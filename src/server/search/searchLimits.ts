import * as z from 'zod/mini';

/** Longest text one can look for, in characters. */
export const longestQuery = 200;

/** The furthest page that is asked for by number. */
export const furthestPage = 10_000;

/** The highest price that a filter names, in francs. */
export const mostFrancs = 999_999_999;

/** A text to look for, as it is typed. */
export const typedText = z.string().check(
  z.refine((typed) => [...typed].length <= longestQuery, `must have at most ${longestQuery} characters`),
  z.meta({ description: 'Free text.', maxLength: longestQuery }),
);
