import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../../journal/schema.ts';
import { outgoingStates } from '../openConversation/outgoingEvents.ts';

/** A first message, with its idempotency key. */
const firstMessage = z.object({ key: z.string(), text: z.string() });

/** A message in the outbox. */
const waitingMessage = z.extend(firstMessage, {
  state: z.enum(outgoingStates),
  /** Why the server refused the message, in words for people; null if it gave no reason or was not reached. */
  problem: z.nullable(z.string()),
});

export type FirstMessage = ReadonlyOutput<typeof firstMessage>;
export type WaitingMessage = ReadonlyOutput<typeof waitingMessage>;

/** The events of a listing's contact box. */
export const contactBoxEvents = z.discriminatedUnion('type', [
  /** The account that is logged in; null for a visitor. */
  z.object({ type: z.literal('account.reported'), publicAccountId: z.nullable(z.string()) }),
  /** The box may have changed: the user returned to the page, or removed a block. */
  z.object({ type: z.literal('box.outdated') }),
  z.object({ type: z.literal('writing.opened') }),
  z.object({ type: z.literal('writing.closed') }),
  z.object({ type: z.literal('text.changed'), text: z.string() }),
  /** The author has logged out, here or in another tab: the next user of the device must not see the text. */
  z.object({ type: z.literal('text.dropped') }),
  /** `key` is the device's idempotency key, unless the device has already tried to send the same message. */
  z.object({ type: z.literal('message.submitted'), key: z.string() }),
  /** The user wants the waiting message sent now. */
  z.object({ type: z.literal('message.retried') }),
  /** The user takes the waiting message back, to change it before it is sent. */
  z.object({ type: z.literal('message.withdrawn') }),
  /** The outbox reports its messages about the listing, in its order. */
  z.object({ type: z.literal('outbox.reported'), messages: z.readonly(z.array(waitingMessage)) }),
  /** The outbox rejects the message because no account is logged in any more. */
  z.object({ type: z.literal('message.unkept'), key: z.string() }),
  /**
   * The server has accepted the message, in this conversation; null if another tab sent it and got the conversation's
   * id.
   */
  z.object({ type: z.literal('message.accepted'), key: z.string(), conversation: z.nullable(z.string()) }),
]);

export type ContactBoxEvent = ReadonlyOutput<typeof contactBoxEvents>;
