import * as z from 'zod/mini';
import type { Told } from '../../journal/schema.ts';
import { outgoingStandings } from '../openConversation/outgoingEvents.ts';

/** A first message, by the key under which the market knows it again. */
const firstMessage = z.object({ key: z.string(), text: z.string() });

/** One that waits in the outbox. */
const waitingMessage = z.extend(firstMessage, {
  standing: z.enum(outgoingStandings),
  /** Why the market does not take it, in words for people; null where it has none, or was not reached. */
  problem: z.nullable(z.string()),
});

export type FirstMessage = Told<typeof firstMessage>;
export type WaitingMessage = Told<typeof waitingMessage>;

/** The contact box of an ad lives by this. */
export const contactBoxEvents = z.discriminatedUnion('type', [
  /** Who is logged in, null where nobody is. */
  z.object({ type: z.literal('account.told'), publicAccountId: z.nullable(z.string()) }),
  /** Things may stand otherwise: one comes back to the page, or has lifted a block. */
  z.object({ type: z.literal('box.outdated') }),
  z.object({ type: z.literal('writing.opened') }),
  z.object({ type: z.literal('writing.closed') }),
  z.object({ type: z.literal('text.changed'), text: z.string() }),
  /** The author has logged out, here or in another tab: the next user of the device does not see the text. */
  z.object({ type: z.literal('text.dropped') }),
  /** `key` is what the device calls the message, unless it has tried to send the same before. */
  z.object({ type: z.literal('message.submitted'), key: z.string() }),
  /** The message that waits is to be sent now. */
  z.object({ type: z.literal('message.retried') }),
  /** It is to be written otherwise before it goes out. */
  z.object({ type: z.literal('message.withdrawn') }),
  /** The outbox has these messages about the ad now, in its order. */
  z.object({ type: z.literal('outbox.told'), messages: z.readonly(z.array(waitingMessage)) }),
  /** The outbox does not take it: nobody is logged in any more. */
  z.object({ type: z.literal('message.unkept'), key: z.string() }),
  /** The market has it, in this conversation; null where another tab has sent it, and heard where. */
  z.object({ type: z.literal('message.taken'), key: z.string(), conversation: z.nullable(z.string()) }),
]);

export type ContactBoxEvent = Told<typeof contactBoxEvents>;
