import * as z from 'zod/mini';
import type { ShownEntry } from './shownConversation.ts';

/** A picture that the store does not have yet: the address by which the document shows it, and under which the device keeps its bytes. */
export const heldPicture = z.object({ held: z.string() });

/** What somebody writes here, by the key under which the server knows it again: a message, or an offer of an amount. */
export const givenEntry = z.object({
  key: z.string(),
  text: z.string(),
  /** Names in the picture store, and what goes there before the message goes out. */
  pictures: z.array(z.union([z.string(), heldPicture])),
  /** Whole francs, of an offer. */
  francs: z.nullable(z.int()),
  /** When it was written, in epoch milliseconds. */
  at: z.int(),
});

export type GivenEntry = z.infer<typeof givenEntry>;

/** The addresses of the pictures of an entry that the store does not have yet. */
export function heldIn({ pictures }: Pick<GivenEntry, 'pictures'>): readonly string[] {
  return pictures.flatMap((picture) => (typeof picture === 'string' ? [] : [picture.held]));
}

/**
 * `queued`: it goes out in its turn. `sending`: it is on its way. `putOff`: much has gone out in a short time, and it does in a
 * while. `failed`: it did not come through, and is tried again by and by. `refused`: the market does not take it, and it waits for
 * a press.
 */
export const outgoingStandings = ['queued', 'sending', 'putOff', 'failed', 'refused'] as const;

/** What was written here and is not with the server yet. */
export const outgoingEntry = z.extend(givenEntry, {
  standing: z.enum(outgoingStandings),
  /** Why the market does not take it, in words for people; null where it has none, or was not reached. */
  problem: z.nullable(z.string()),
});

export type OutgoingEntry = z.infer<typeof outgoingEntry>;

/** What happens to what one writes, until the server has it. */
export const outgoingEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('entry.given'), entry: givenEntry }),
  z.object({ type: z.literal('entry.retried'), key: z.string() }),
  z.object({ type: z.literal('entry.discarded'), key: z.string() }),
  /** The outbox has this of the conversation now, in its order. */
  z.object({ type: z.literal('outbox.told'), entries: z.array(outgoingEntry) }),
  /** The outbox does not take it: nobody is logged in any more. */
  z.object({ type: z.literal('entry.unkept'), key: z.string() }),
  /** The server has it, as it stands in the log; null where another tab has sent it, and heard how. */
  z.object({
    type: z.literal('entry.sent'),
    key: z.string(),
    entry: z.nullable(z.custom<ShownEntry>((value) => typeof value === 'object' && value !== null)),
  }),
  z.object({ type: z.literal('line.lost') }),
  z.object({ type: z.literal('line.found') }),
]);

export type OutgoingEvent = z.infer<typeof outgoingEvents>;
