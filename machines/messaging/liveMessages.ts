import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';
import { entryKinds } from '../conversation/lifecycle/conversation.ts';
import { enumName } from '../market/text/enumName.ts';
import { messagingStatus } from './messagingAnswer.ts';
import { entryStandings } from './openConversation/shownConversation.ts';
import { warningKinds } from './warnings.ts';

// What streams tell of messages, by the names of their events. The event `ads` says no more than that an ad has changed about
// which one writes, or which one has saved; `correspondents` no more than that somebody has with whom one writes. Entries are as
// `graphql/messaging/conversationEntries.graphql` tells them.

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
  standing: z.nullable(z.enum(entryStandings.map(enumName))),
  warnings: z.array(z.object({ kind: z.enum(warningKinds.map(enumName)), words: z.string() })),
});

/**
 * The event `conversation`: what has happened in a conversation of whoever listens. `entry`: somebody wrote. `read`: one of the
 * two has seen all up to an entry. `own`: whoever listens has put it away, muted it or taken that back, perhaps elsewhere.
 * `everything`: more than is told one by one, or that they have blocked somebody, or somebody them, or does so no longer; all is
 * asked for anew.
 */
export const conversationEvent = z.discriminatedUnion('what', [
  z.object({ what: z.literal('entry'), conversation: z.string(), entry }),
  z.object({ what: z.literal('read'), conversation: z.string(), isOwn: z.boolean(), upTo: z.int() }),
  z.object({ what: z.literal('own'), conversation: z.string() }),
  z.object({ what: z.literal('everything') }),
]);

/** The event `merge`: in how many conversations something is unread (MESSAGING-3, MESSAGING-5). */
export const mergeEvent = messagingStatus;

/**
 * The event `delivered`: a device of the other has a conversation up to an entry. Of the moment, as the next is; it may come before
 * the entry itself does.
 */
export const deliveredEvent = z.object({ conversation: z.string(), number: z.int() });

/** The event `typing`: the other of a conversation types. */
export const typingEvent = z.object({ conversation: z.string() });

export type ConversationEvent = Told<typeof conversationEvent>;
export type EntryTold = Extract<ConversationEvent, { what: 'entry' }>['entry'];
