import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';
import { highestOffer, mostPictures, mostReported } from '../limits.ts';
import { marketId } from '../../market/marketId.ts';

const listing = z.string().check(z.regex(marketId, 'must be 12 lower-case letters and digits'));
const account = z.string().check(z.minLength(1), z.maxLength(60));
/** The author of the fact: one of the two sides. */
const by = account;
const number = z.int().check(z.positive());
/** UTF-16 units, of which a character takes two at most; no store accepts NUL. */
const text = (longest: number) =>
  z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[^\0]*$/, 'must hold no NUL character'));

/** The reasons for reporting a conversation. */
export const reportReasons = ['fraud', 'harassment', 'spam', 'forbidden', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The idempotency key that the author's device gives an entry. */
export const entryKey = z.string().check(z.regex(/^[\w-]{1,60}$/, 'must be 1 to 60 letters, digits, - or _'));

/**
 * The facts of a conversation. The version of its fact identifies an entry, as its `number`. A personal field is empty
 * once its author is erased.
 */
export const conversationFacts = declareFacts('conversation', {
  'conversation.started': { data: z.strictObject({ listing, buyer: account, seller: account }) },
  'conversation.messageSent': {
    data: z.strictObject({
      by,
      key: entryKey,
      text: z.optional(text(4_000)),
      /** The names of the message's pictures in the picture store. */
      pictures: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(mostPictures))),
    }),
    personal: ['text', 'pictures'],
  },
  /** One side has seen all entries up to this one. */
  'conversation.read': { data: z.strictObject({ by, upTo: number }) },
  'conversation.offerMade': {
    data: z.strictObject({
      by,
      key: entryKey,
      francs: z.int().check(z.positive(), z.lte(highestOffer)),
      /** The number of the other side's open offer that this one counters. */
      counters: z.optional(number),
    }),
  },
  'conversation.offerAccepted': { data: z.strictObject({ by, offer: number }) },
  'conversation.offerDeclined': { data: z.strictObject({ by, offer: number }) },
  'conversation.offerWithdrawn': { data: z.strictObject({ by, offer: number }) },
  /** The seller has promised the thing to this buyer; `listing.reserved` records it in the listing. */
  'conversation.reserved': { data: z.strictObject({ by }) },
  'conversation.reservationEnded': { data: z.strictObject({ by }) },
  'conversation.archived': { data: z.strictObject({ by }) },
  'conversation.unarchived': { data: z.strictObject({ by }) },
  'conversation.muted': { data: z.strictObject({ by }) },
  'conversation.unmuted': { data: z.strictObject({ by }) },
  /** Reports the conversation to moderators; the other side is not notified. */
  'conversation.reported': {
    data: z.strictObject({
      by,
      reason: z.enum(reportReasons),
      entries: z.array(number).check(z.maxLength(mostReported)),
      text: z.optional(text(2_000)),
    }),
    personal: ['text'],
  },
});

export type ConversationFact = FactOf<typeof conversationFacts>;
