import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';
import { longestField } from '../limits.ts';
import { marketId } from '../../market/marketId.ts';

const nothing = z.strictObject({});
const id = z.string().check(z.regex(marketId, 'must be 12 lower-case letters and digits'));
const key = z.string().check(z.regex(/^[\w:-]{1,60}$/, 'must be 1 to 60 letters, digits, _, - or :'));
const value = z.nullable(z.string().check(z.maxLength(longestField)));

/** The cause of a write: typing, undo, or redo. */
const cause = z.enum(['typed', 'undone', 'redone']);

/** The facts of a listing's draft. They are written in the browser, so `at` is the time of a device. */
export const draftFacts = declareFacts('draft', {
  'draft.begun': {
    data: z.strictObject({
      /** The listing that the draft changes, or copies. */
      from: z.optional(z.strictObject({ ad: id, how: z.enum(['edit', 'copy']) })),
    }),
  },
  'draft.changed': {
    data: z.strictObject({
      /** The name of this write, which distinguishes two writes of the same moment. */
      write: id,
      /** New values of fields; null for an empty one. */
      fields: z.record(key, value),
      cause,
      /** The account of the draft at that time, if it was known. */
      account: z.optional(z.string()),
    }),
    // An unpublished listing is private; its contact fields stay private even afterwards.
    personal: ['fields'],
  },
  /** The visitor who started the draft has logged in. */
  'draft.claimed': { data: z.strictObject({ account: z.string() }) },
  /** The draft became a listing, or changed one. */
  'draft.published': { data: nothing },
  'draft.discarded': { data: nothing },
});

export type DraftFact = FactOf<typeof draftFacts>;
