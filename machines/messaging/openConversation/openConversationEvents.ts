import * as z from 'zod/mini';
import { deliveryStates, type ShownEntry } from './shownConversation.ts';

/** The commands on a conversation that the user gives with one press. */
export const conversationActions = [
  ...(['accept', 'decline', 'withdraw', 'reserve', 'endReservation', 'archive', 'unarchive'] as const),
  ...(['mute', 'unmute', 'block', 'unblock'] as const),
] as const;
export type ConversationAction = (typeof conversationActions)[number];

/** The events of an open conversation. */
export const openConversationEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('loading.retried') }),
  z.object({ type: z.literal('older.requested') }),
  /** The conversation has changed, or may have changed while no stream was open. */
  z.object({ type: z.literal('change.received') }),
  z.object({ type: z.literal('page.shown') }),
  /** The correspondent has received or seen entries up to a number. */
  z.object({ type: z.literal('mark.received'), upTo: z.int(), deliveryState: z.enum(deliveryStates) }),
  /** The server has accepted an entry that was written on this page. */
  z.object({
    type: z.literal('entry.accepted'),
    entry: z.custom<ShownEntry>((value) => typeof value === 'object' && value !== null),
  }),
  z.object({ type: z.literal('menu.opened') }),
  z.object({ type: z.literal('action.chosen'), action: z.enum(conversationActions) }),
  z.object({ type: z.literal('offer.requested') }),
  /** The offer was sent, so its form closes; `report.taken` does the same for a report. */
  z.object({ type: z.literal('offer.made') }),
  z.object({ type: z.literal('report.requested') }),
  z.object({ type: z.literal('report.accepted') }),
  z.object({ type: z.literal('block.confirmed') }),
  z.object({ type: z.literal('question.closed') }),
]);

export type OpenConversationEvent = z.infer<typeof openConversationEvents>;
