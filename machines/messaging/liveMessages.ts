import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';
import { entryKinds } from '../conversation/lifecycle/conversation.ts';
import { enumName } from '../market/text/enumName.ts';
import { messagingStatus } from './messagingAnswer.ts';
import { deliveryStates } from './openConversation/shownConversation.ts';
import { warningKinds } from './warnings.ts';

// Events of streams about messages, by their names. The event `ads` says only that a listing of a conversation or a
// favourite has changed. The event `correspondents` says only that a correspondent has changed. Entries have the form
// of `graphql/messaging/conversationEntries.graphql`.

const entry = z.object({
  id: z.string(),
  number: z.int(),
  at: z.string(),
  kind: z.enum(entryKinds.map(enumName)),
  isOwn: z.boolean(),
  key: z.nullable(z.string()),
  text: z.nullable(z.string()),
  pictures: z.array(z.string()),
  isErased: z.boolean(),
  francs: z.nullable(z.int()),
  offer: z.nullable(z.int()),
  deliveryState: z.nullable(z.enum(deliveryStates.map(enumName))),
  warnings: z.array(z.object({ kind: z.enum(warningKinds.map(enumName)), words: z.string() })),
});

/**
 * The event `conversation`: a change in a conversation of the subscriber.
 * - `entry`: there is a new entry.
 * - `read`: one of the two has seen all entries up to a number.
 * - `own`: the subscriber archived or muted it, or undid that, possibly elsewhere.
 * - `everything`: more changes than are sent singly, or a block was set or removed; the client requests everything
 *   again.
 */
export const conversationEvent = z.discriminatedUnion('what', [
  z.object({ what: z.literal('entry'), conversation: z.string(), entry }),
  z.object({ what: z.literal('read'), conversation: z.string(), isOwn: z.boolean(), upTo: z.int() }),
  z.object({ what: z.literal('own'), conversation: z.string() }),
  z.object({ what: z.literal('everything') }),
]);

/** The event `merge`: the number of unread conversations (MESSAGING-3, MESSAGING-5). */
export const mergeEvent = messagingStatus;

/**
 * The event `delivered`: a device of the correspondent has a conversation up to an entry. It is ephemeral, as the next
 * one is, and may arrive before the entry itself.
 */
export const deliveredEvent = z.object({ conversation: z.string(), number: z.int() });

/** The event `typing`: the correspondent is typing. */
export const typingEvent = z.object({ conversation: z.string() });

export type ConversationEvent = ReadonlyOutput<typeof conversationEvent>;
export type StreamedEntry = Extract<ConversationEvent, { what: 'entry' }>['entry'];
