import * as z from 'zod/mini';
import type { DraftFact } from './lifecycle/draftFacts.ts';

const id = z.string();
const at = z.int();
/** What a writing is called, and when it was made: the edge has the clock and the dice. */
const writing = { write: id, at };
const facts = z.custom<readonly DraftFact[]>((value) => Array.isArray(value));

/** What happens to the draft that a page shows. */
export const draftKeepingEvents = z.discriminatedUnion('type', [
  /** Who is logged in; null for nobody. */
  z.object({ type: z.literal('session.told'), account: z.nullable(z.string()), at }),
  /** What stands in fields from now on; `draft` is the id of a draft that begins with it, where there is none yet. */
  z.object({
    type: z.literal('fields.settled'),
    fields: z.record(z.string(), z.nullable(z.string())),
    draft: id,
    ...writing,
  }),
  z.object({ type: z.literal('step.undone'), ...writing }),
  z.object({ type: z.literal('step.redone'), ...writing }),
  /** One goes on with what one has begun before. */
  z.object({ type: z.literal('draft.resumed'), at }),
  z.object({ type: z.literal('draft.dropped'), at }),
  /** The market has taken the ad. */
  z.object({ type: z.literal('ad.published'), at }),
  /** Another tab, or another device, has written. */
  z.object({ type: z.literal('journal.heard'), draft: id, facts }),
  z.object({ type: z.literal('keeping.failed') }),
  z.object({ type: z.literal('opening.retried') }),
]);

export type DraftKeepingEvent = z.infer<typeof draftKeepingEvents>;
