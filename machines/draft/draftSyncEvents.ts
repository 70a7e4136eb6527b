import * as z from 'zod/mini';
import type { DraftFact } from './lifecycle/draftFacts.ts';

const facts = z.custom<readonly DraftFact[]>((value) => Array.isArray(value));

/** The events of the synchronisation of a draft with its account. */
export const draftSyncEvents = z.discriminatedUnion('type', [
  /** The journal of the open draft on this device, also when the draft is closed. */
  z.object({ type: z.literal('journal.reported'), draft: z.string(), facts }),
  /** No draft is open, or no account is logged in: the draft stays on the device. */
  z.object({ type: z.literal('journal.closed') }),
  /** The page is visible again, or the device is online again: another device may have written. */
  z.object({ type: z.literal('page.shown') }),
  /** The page is hidden, and may be closed without further events. */
  z.object({ type: z.literal('page.hidden') }),
]);

export type DraftSyncEvent = z.infer<typeof draftSyncEvents>;
