import * as z from 'zod/mini';
import type { HelpQuestion } from './help.ts';

/** The events of the help next to the insertion form. */
export const helpEvents = z.discriminatedUnion('type', [
  /** The current values of the form. */
  z.object({
    type: z.literal('listing.changed'),
    question: z.custom<HelpQuestion>((value) => typeof value === 'object'),
  }),
  z.object({ type: z.literal('guess.accepted'), subcategory: z.int() }),
  z.object({ type: z.literal('guess.dismissed'), subcategory: z.int() }),
  z.object({ type: z.literal('title.picked'), id: z.string() }),
  z.object({ type: z.literal('title.deleted'), id: z.string() }),
  z.object({ type: z.literal('duplicate.dismissed'), id: z.string() }),
]);

export type HelpEvent = z.infer<typeof helpEvents>;
