import * as z from 'zod/mini';
import type { ShownEntry } from './shownConversation.ts';

/**
 * A picture that is not in the store yet: the URL by which the document shows it, and under which the device holds its
 * bytes.
 */
export const heldPicture = z.object({ held: z.string() });

/** An entry that the user writes, with its idempotency key: a message, or an offer of an amount. */
export const submittedEntry = z.object({
  key: z.string(),
  text: z.string(),
  /** Names in the picture store, and pictures that are uploaded before the message is sent. */
  pictures: z.array(z.union([z.string(), heldPicture])),
  /** The amount of an offer, in whole francs; null for a message. */
  francs: z.nullable(z.int()),
  /** The time of writing, in epoch milliseconds. */
  at: z.int(),
});

export type SubmittedEntry = z.infer<typeof submittedEntry>;

/** The URLs of the pictures of an entry that are not in the store yet. */
export function heldIn({ pictures }: Pick<SubmittedEntry, 'pictures'>): readonly string[] {
  return pictures.flatMap((picture) => (typeof picture === 'string' ? [] : [picture.held]));
}

/**
 * The delivery states of an entry.
 * - `queued`: it waits for its turn.
 * - `sending`: it is being sent.
 * - `putOff`: the rate limit is reached, and it waits for a while.
 * - `failed`: the call failed, and is retried with growing delays.
 * - `refused`: the server refused it, and it waits for the user.
 */
export const outgoingStates = ['queued', 'sending', 'putOff', 'failed', 'refused'] as const;

/** An entry that was written on this device and has not reached the server. */
export const outgoingEntry = z.extend(submittedEntry, {
  state: z.enum(outgoingStates),
  /** Why the server refused the entry, in words for people; null if it gave no reason or was not reached. */
  problem: z.nullable(z.string()),
});

export type OutgoingEntry = z.infer<typeof outgoingEntry>;

/** The events of entries on their way to the server. */
export const outgoingEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('entry.added'), entry: submittedEntry }),
  z.object({ type: z.literal('entry.retried'), key: z.string() }),
  z.object({ type: z.literal('entry.discarded'), key: z.string() }),
  /** The outbox reports its entries of the conversation, in its order. */
  z.object({ type: z.literal('outbox.reported'), entries: z.array(outgoingEntry) }),
  /** The outbox rejects the entry because no account is logged in any more. */
  z.object({ type: z.literal('entry.unkept'), key: z.string() }),
  /** The server has accepted the entry, in its form in the log; null if another tab sent it and got the answer. */
  z.object({
    type: z.literal('entry.sent'),
    key: z.string(),
    entry: z.nullable(z.custom<ShownEntry>((value) => typeof value === 'object' && value !== null)),
  }),
  z.object({ type: z.literal('line.lost') }),
  z.object({ type: z.literal('line.found') }),
]);

export type OutgoingEvent = z.infer<typeof outgoingEvents>;
