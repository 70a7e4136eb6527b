import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';
import { longestField } from '../limits.ts';
import { marketId } from '../../market/marketId.ts';

const nothing = z.strictObject({});
const id = z.string().check(z.regex(marketId, 'must be 12 lower-case letters and digits'));
const key = z.string().check(z.regex(/^[\w:-]{1,60}$/, 'must be 1 to 60 letters, digits, _, - or :'));
const value = z.nullable(z.string().check(z.maxLength(longestField)));

/** What was typed, taken back, or done again after that. */
const cause = z.enum(['typed', 'undone', 'redone']);

/** All that can have happened to the draft of an ad. It is written in the browser, so `at` is the time of a device. */
export const draftFacts = declareFacts('draft', {
  'draft.begun': {
    data: z.strictObject({
      /** The ad that is to be changed by it, or that it begins as a copy of. */
      from: z.optional(z.strictObject({ ad: id, how: z.enum(['edit', 'copy']) })),
    }),
  },
  'draft.changed': {
    data: z.strictObject({
      /** A name for this writing, which tells two of the same moment apart. */
      write: id,
      /** What stands in fields from now on; null where nothing does. */
      fields: z.record(key, value),
      cause,
      /** Whose draft it was then, where that was known. */
      account: z.optional(z.string()),
    }),
    // Nobody else has read an ad that is not published; of its contact fields nobody ever will.
    personal: ['fields'],
  },
  /** Who has begun it without an account has logged in. */
  'draft.claimed': { data: z.strictObject({ account: z.string() }) },
  /** An ad was made of it, or changed by it. */
  'draft.published': { data: nothing },
  'draft.discarded': { data: nothing },
});

export type DraftFact = FactOf<typeof draftFacts>;
