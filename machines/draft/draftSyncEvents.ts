import * as z from 'zod/mini';
import type { DraftFact } from './lifecycle/draftFacts.ts';

const facts = z.custom<readonly DraftFact[]>((value) => Array.isArray(value));

/** What the keeping of a draft in its writer's account is told. */
export const draftSyncEvents = z.discriminatedUnion('type', [
  /** The journal of the draft that is open, as this device has it; also its end. */
  z.object({ type: z.literal('journal.told'), draft: z.string(), facts }),
  /** No draft is open, or nobody is logged in: what is written stays on the device. */
  z.object({ type: z.literal('journal.closed') }),
  /** The page is looked at again, or the line is back: another device may have written. */
  z.object({ type: z.literal('page.shown') }),
  /** The page is out of sight, and may be gone before it can do anything again. */
  z.object({ type: z.literal('page.hidden') }),
]);

export type DraftSyncEvent = z.infer<typeof draftSyncEvents>;
