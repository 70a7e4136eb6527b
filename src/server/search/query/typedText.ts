import * as z from 'zod/mini';
import { codePointsIn } from '#machines/market/text/codePoints.ts';
import { searchTextLength } from '#machines/market/limits.ts';

/** A text to look for, as it is typed. */
export const typedText = z.string().check(
  z.refine((typed) => codePointsIn(typed) <= searchTextLength, `must have at most ${searchTextLength} characters`),
  z.meta({ description: 'Free text.', maxLength: searchTextLength }),
);
