import * as z from 'zod/mini';
import { entryStandings, type ShownEntry } from './shownConversation.ts';

/** What one can do with a conversation by a press. */
export const conversationDeeds = [
  ...(['accept', 'decline', 'withdraw', 'reserve', 'endReservation', 'archive', 'unarchive'] as const),
  ...(['mute', 'unmute', 'block', 'unblock'] as const),
] as const;
export type ConversationDeed = (typeof conversationDeeds)[number];

/** What happens in a conversation that is open. */
export const openConversationEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('loading.retried') }),
  z.object({ type: z.literal('older.asked') }),
  /** Something has happened to it, here or elsewhere, or may have while nobody listened. */
  z.object({ type: z.literal('change.heard') }),
  z.object({ type: z.literal('page.shown') }),
  /** The other has entries up to a number, or has seen them. */
  z.object({ type: z.literal('mark.heard'), upTo: z.int(), standing: z.enum(entryStandings) }),
  /** What was written here is with the server. */
  z.object({
    type: z.literal('entry.taken'),
    entry: z.custom<ShownEntry>((value) => typeof value === 'object' && value !== null),
  }),
  z.object({ type: z.literal('menu.opened') }),
  z.object({ type: z.literal('deed.chosen'), deed: z.enum(conversationDeeds) }),
  z.object({ type: z.literal('offer.wished') }),
  /** The amount was said, or the report is with the server: the form goes. */
  z.object({ type: z.literal('offer.made') }),
  z.object({ type: z.literal('report.wished') }),
  z.object({ type: z.literal('report.taken') }),
  z.object({ type: z.literal('block.confirmed') }),
  z.object({ type: z.literal('question.closed') }),
]);

export type OpenConversationEvent = z.infer<typeof openConversationEvents>;
