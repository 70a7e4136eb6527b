import * as z from 'zod/mini';
import { codePointsIn } from '#machines/market/text/codePoints.ts';
import { searchTextLength } from '#machines/market/limits.ts';

/** A typed search text. */
export const typedText = z.string().check(
  z.refine((typed) => codePointsIn(typed) <= searchTextLength, `must have at most ${searchTextLength} characters`),
  z.meta({ description: 'Free text.', maxLength: searchTextLength }),
);
