import * as z from 'zod/mini';
import type { DraftFact } from './lifecycle/draftFacts.ts';

const id = z.string();
const at = z.int();
/** The name and time of a write: the web app supplies clock and randomness. */
const writing = { write: id, at };
const facts = z.custom<readonly DraftFact[]>((value) => Array.isArray(value));

/** The events of the draft that a page shows. */
export const draftSavingEvents = z.discriminatedUnion('type', [
  /** The account that is logged in; null for a visitor. */
  z.object({ type: z.literal('session.reported'), account: z.nullable(z.string()), at }),
  /** New values of fields; `draft` is the id of a new draft, if there is none yet. */
  z.object({
    type: z.literal('fields.settled'),
    fields: z.record(z.string(), z.nullable(z.string())),
    draft: id,
    ...writing,
  }),
  z.object({ type: z.literal('step.undone'), ...writing }),
  z.object({ type: z.literal('step.redone'), ...writing }),
  /** The user continues the earlier draft. */
  z.object({ type: z.literal('draft.resumed'), at }),
  z.object({ type: z.literal('draft.dropped'), at }),
  /** The market has accepted the listing. */
  z.object({ type: z.literal('listing.published'), at }),
  /** Another tab or device has written. */
  z.object({ type: z.literal('journal.received'), draft: id, facts }),
  z.object({ type: z.literal('saving.failed') }),
  z.object({ type: z.literal('opening.retried') }),
]);

export type DraftSavingEvent = z.infer<typeof draftSavingEvents>;
