import { countLately } from '../../journal/countLately.ts';
import { refuse, type Refusal } from '../../journal/refusal.ts';
import { codePointsIn } from '../../market/text/codePoints.ts';
import { isBlank, unreadableIn } from '../../market/text/readableText.ts';
import { day, minute } from '../../market/units.ts';
import { type Conversation, otherSide, type Party, type Side, sideOf } from './conversation.ts';
import type { ConversationFact, ReportReason } from './conversationFacts.ts';
import {
  highestOffer,
  longestMessage,
  longestReport,
  mostInAMinute,
  mostOffersInADay,
  mostPictures,
  mostReported,
  mostReports,
  mostUnanswered,
} from '../limits.ts';

/** Why a command on a conversation can be refused, beside `journal.wrongState`. */
export type ConversationRefusal =
  | 'conversation.unknown'
  | 'conversation.ownAd'
  /** The ad takes no first message: it is sold, over, paused or gone. */
  | 'conversation.adClosed'
  /** The ad is sold, over or gone: nothing is offered for it, and it is kept for nobody. */
  | 'conversation.adOver'
  | 'conversation.empty'
  | 'conversation.textTooLong'
  /** A character of the text cannot be displayed properly. */
  | 'conversation.textUnreadable'
  | 'conversation.tooManyPictures'
  | 'conversation.accountInactive'
  /** Whoever asks has blocked the other. */
  | 'conversation.youBlocked'
  /** The other cannot be written to, and nobody is told why: blocked, gone, or shut out. */
  | 'conversation.unavailable'
  | 'conversation.tooFast'
  | 'conversation.unanswered'
  | 'conversation.entryUnknown'
  | 'conversation.amountInvalid'
  | 'conversation.tooManyOffers'
  /** The offer does not stand any more, or never did. */
  | 'conversation.offerOver'
  | 'conversation.offerYours'
  | 'conversation.offerNotYours'
  | 'conversation.sellerOnly'
  | 'conversation.reservedForAnother'
  | 'conversation.notReserved'
  | 'conversation.reportTooLong'
  | 'conversation.tooManyReports';

type Answer = readonly ConversationFact[] | Refusal<ConversationRefusal>;

/** Who asks, and when (epoch milliseconds). */
interface Asked {
  readonly by: string;
  readonly at: number;
}

/** How the two stand to each other, and the ad to what can be done with it. */
export interface Standing {
  /** Whoever asks has an account in use: the address is confirmed, and others see it. */
  readonly isActive: boolean;
  readonly hasBlocked: boolean;
  readonly isBlocked: boolean;
  /** The other has an account that others see. */
  readonly isOtherThere: boolean;
}

/** Where the ad stands. */
export interface AdStanding {
  readonly seller: string;
  /** It takes a first message. */
  readonly isOpen: boolean;
  /** Its term runs, so that something can be offered for it. */
  readonly isRunning: boolean;
  /** The buyer whom it is kept for; null where it is kept for nobody, or its seller has not said for whom. */
  readonly reservedFor: string | null;
  readonly isReserved: boolean;
}

/** What somebody writes: a text, pictures, or both. */
export interface Written {
  readonly key: string;
  readonly text: string;
  readonly pictures: readonly string[];
}

/**
 * A buyer writes about an ad. The first message begins the conversation, and goes to an ad that takes one; a later one goes to the
 * same conversation, whatever has become of the ad.
 */
export function writeAbout(
  conversation: Conversation | null,
  command: Asked & { readonly listing: string; readonly ad: AdStanding; readonly written: Written } & Standing,
): Answer {
  const { by, at, listing, ad, written, ...standing } = command;
  if (conversation) return send(conversation, { by, at, written, ...standing });
  if (ad.seller === by) return refuse('conversation.ownAd');
  if (!ad.isOpen) return refuse('conversation.adClosed');
  const refusal = mayNotWrite(standing) ?? wrongMessage(written);
  if (refusal) return refusal;
  return [
    { type: 'conversation.started', at, listing, buyer: by, seller: ad.seller },
    messageSent({ by, at, written }),
  ];
}

/** One of the two writes. */
export function send(
  conversation: Conversation | null,
  command: Asked & { readonly written: Written } & Standing,
): Answer {
  const { by, at, written, ...standing } = command;
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  const refusal = mayNotWrite(standing) ?? wrongMessage(written) ?? tooMuch(found, at);
  return refusal ?? [messageSent({ by, at, written })];
}

/** One of them has seen all up to an entry; nothing where they had before. */
export function read(conversation: Conversation | null, { by, at, upTo }: Asked & { readonly upTo: number }): Answer {
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  if (upTo < 1 || upTo > found.conversation.lastEntry) return refuse('conversation.entryUnknown');
  return upTo <= found.party.read ? [] : [{ type: 'conversation.read', at, by, upTo }];
}

/** Puts it away, until the other writes. */
export function archive(conversation: Conversation | null, asked: Asked): Answer {
  return turned(conversation, asked, 'isArchived', true, 'conversation.archived');
}

/** Takes it out again. */
export function unarchive(conversation: Conversation | null, asked: Asked): Answer {
  return turned(conversation, asked, 'isArchived', false, 'conversation.unarchived');
}

/** What the other writes is neither counted nor mailed. */
export function mute(conversation: Conversation | null, asked: Asked): Answer {
  return turned(conversation, asked, 'isMuted', true, 'conversation.muted');
}

/** It is again. */
export function unmute(conversation: Conversation | null, asked: Asked): Answer {
  return turned(conversation, asked, 'isMuted', false, 'conversation.unmuted');
}

/** One of them offers an amount, or another one than the other has offered. What they had offered themselves is off the table. */
export function makeOffer(
  conversation: Conversation | null,
  command: Asked & { readonly key: string; readonly francs: number; readonly ad: AdStanding } & Standing,
): Answer {
  const { by, at, key, francs, ad, ...standing } = command;
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  if (!ad.isRunning) return refuse('conversation.adOver');
  if (!Number.isInteger(francs) || francs < 1 || francs > highestOffer) {
    return refuse('conversation.amountInvalid', { most: highestOffer });
  }
  const refusal = mayNotWrite(standing) ?? tooMuch(found, at);
  if (refusal) return refusal;
  if (countLately(found.party.offeredAt, { at, within: day }) >= mostOffersInADay) {
    return refuse('conversation.tooManyOffers', { limit: mostOffersInADay });
  }
  const { offer } = found.conversation;
  const pending = offer && !offer.isAgreed ? offer : null;
  const made = (counters?: number): ConversationFact => ({
    type: 'conversation.offerMade',
    at,
    by,
    key,
    francs,
    ...(counters !== undefined && { counters }),
  });
  if (!pending) return [made()];
  if (pending.by !== found.side) return [made(pending.number)];
  return [{ type: 'conversation.offerWithdrawn', at, by, offer: pending.number }, made()];
}

/** Takes what the other has offered. It sells nothing: that is the seller's to say. */
export function acceptOffer(
  conversation: Conversation | null,
  command: Asked & { readonly offer: number; readonly ad: AdStanding } & Standing,
): Answer {
  const { by, at, offer, ad, ...standing } = command;
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  if (found.conversation.offer?.number === offer && found.conversation.offer.isAgreed) return [];
  const refusal = offersOf(found, offer, 'other') ?? mayNotWrite(standing);
  if (refusal) return refusal;
  if (!ad.isRunning) return refuse('conversation.adOver');
  return [{ type: 'conversation.offerAccepted', at, by, offer }];
}

/** Will not have what the other has offered. */
export function declineOffer(
  conversation: Conversation | null,
  { by, at, offer }: Asked & { readonly offer: number },
): Answer {
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  return offersOf(found, offer, 'other') ?? [{ type: 'conversation.offerDeclined', at, by, offer }];
}

/** Offers it no longer. */
export function withdrawOffer(
  conversation: Conversation | null,
  { by, at, offer }: Asked & { readonly offer: number },
): Answer {
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  return offersOf(found, offer, 'own') ?? [{ type: 'conversation.offerWithdrawn', at, by, offer }];
}

/** The seller promises the thing to this buyer. One that is kept for another is first to be free again. */
export function reserve(
  conversation: Conversation | null,
  command: Asked & { readonly ad: AdStanding } & Standing,
): Answer {
  const { by, at, ad, ...standing } = command;
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  if (found.side !== 'seller') return refuse('conversation.sellerOnly');
  if (!ad.isOpen) return refuse('conversation.adClosed');
  const { account } = found.conversation.parties.buyer;
  // One that is kept for somebody of whom its seller has not said who it is can be said to be for this buyer.
  if (ad.reservedFor !== null) return ad.reservedFor === account ? [] : refuse('conversation.reservedForAnother');
  return mayNotWrite(standing) ?? [{ type: 'conversation.reserved', at, by }];
}

/** It is kept for this buyer no longer. */
export function endReservation(
  conversation: Conversation | null,
  { by, at, ad }: Asked & { readonly ad: AdStanding },
): Answer {
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  if (found.side !== 'seller') return refuse('conversation.sellerOnly');
  const { buyer } = found.conversation.parties;
  if (!ad.isReserved || ad.reservedFor !== buyer.account) return refuse('conversation.notReserved');
  return [{ type: 'conversation.reservationEnded', at, by }];
}

/** Tells moderators of it, with the entries that show why. */
export function report(
  conversation: Conversation | null,
  command: Asked & { readonly reason: ReportReason; readonly entries: readonly number[]; readonly text: string },
): Answer {
  const { by, at, reason, text } = command;
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  const entries = [...new Set(command.entries)].toSorted((one, other) => one - other);
  const isWrong = entries.some((entry) => entry < 1 || entry > found.conversation.lastEntry);
  if (isWrong || entries.length > mostReported) return refuse('conversation.entryUnknown', { limit: mostReported });
  if (codePointsIn(text) > longestReport) return refuse('conversation.reportTooLong', { limit: longestReport });
  const refusal = unreadable(text);
  if (refusal) return refusal;
  if (found.party.reports >= mostReports) return refuse('conversation.tooManyReports', { limit: mostReports });
  return [{ type: 'conversation.reported', at, by, reason, entries, ...(text !== '' && { text }) }];
}

interface Found {
  readonly conversation: Conversation;
  readonly side: Side;
  readonly party: Party;
}

function partyOf(conversation: Conversation | null, by: string): Found | undefined {
  const side = conversation && sideOf(conversation, by);
  return conversation && side ? { conversation, side, party: conversation.parties[side] } : undefined;
}

/** Why nothing can be written between the two, as far as whoever asks may know. */
export function mayNotWrite({
  isActive,
  hasBlocked,
  isBlocked,
  isOtherThere,
}: Standing): Refusal<ConversationRefusal> | undefined {
  if (!isActive) return refuse('conversation.accountInactive');
  if (hasBlocked) return refuse('conversation.youBlocked');
  return isBlocked || !isOtherThere ? refuse('conversation.unavailable') : undefined;
}

function wrongMessage({ text, pictures }: Written): Refusal<ConversationRefusal> | undefined {
  if (isBlank(text) && pictures.length === 0) return refuse('conversation.empty');
  if (codePointsIn(text) > longestMessage) return refuse('conversation.textTooLong', { limit: longestMessage });
  if (pictures.length > mostPictures) return refuse('conversation.tooManyPictures', { limit: mostPictures });
  return unreadable(text);
}

function unreadable(text: string): Refusal<ConversationRefusal> | undefined {
  const where = unreadableIn(text, 'lines');
  return where === undefined ? undefined : refuse('conversation.textUnreadable', { where });
}

/** Nobody writes faster than by hand, and nobody who gets no answer goes on for ever. */
function tooMuch({ conversation, side, party }: Found, at: number): Refusal<ConversationRefusal> | undefined {
  if (countLately(party.wroteAt, { at, within: minute }) >= mostInAMinute) return refuse('conversation.tooFast');
  const isLeftAlone = side === 'buyer' && conversation.unanswered >= mostUnanswered;
  return isLeftAlone ? refuse('conversation.unanswered', { limit: mostUnanswered }) : undefined;
}

function offersOf({ conversation, side }: Found, number: number, whose: 'own' | 'other') {
  const { offer } = conversation;
  if (!offer || offer.isAgreed || offer.number !== number) return refuse('conversation.offerOver' as const);
  if (whose === 'own') return offer.by === side ? undefined : refuse('conversation.offerNotYours' as const);
  return offer.by === otherSide(side) ? undefined : refuse('conversation.offerYours' as const);
}

function messageSent({ by, at, written }: Asked & { readonly written: Written }): ConversationFact {
  const { key, text, pictures } = written;
  return {
    type: 'conversation.messageSent',
    at,
    by,
    key,
    ...(text !== '' && { text }),
    ...(pictures.length > 0 && { pictures: [...pictures] }),
  };
}

function turned(
  conversation: Conversation | null,
  { by, at }: Asked,
  field: 'isArchived' | 'isMuted',
  to: boolean,
  type: 'conversation.archived' | 'conversation.unarchived' | 'conversation.muted' | 'conversation.unmuted',
): Answer {
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  return found.party[field] === to ? [] : [{ type, at, by }];
}
