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

/** The reasons for refusing a command on a conversation, apart from `journal.wrongState`. */
export type ConversationRefusal =
  | 'conversation.unknown'
  | 'conversation.ownAd'
  /** The listing accepts no first message: it is sold, expired, paused or gone. */
  | 'conversation.adClosed'
  /** The listing is sold, expired or gone: it accepts no offers and no reservations. */
  | 'conversation.adOver'
  | 'conversation.empty'
  | 'conversation.textTooLong'
  /** A character of the text cannot be displayed properly. */
  | 'conversation.textUnreadable'
  | 'conversation.tooManyPictures'
  | 'conversation.accountInactive'
  /** The author has blocked the other side. */
  | 'conversation.youBlocked'
  /** The other side cannot be reached; the reason stays hidden: blocked, erased, or blocked by a moderator. */
  | 'conversation.unavailable'
  | 'conversation.tooFast'
  | 'conversation.unanswered'
  | 'conversation.entryUnknown'
  | 'conversation.amountInvalid'
  | 'conversation.tooManyOffers'
  /** The offer is not open any more, or never was. */
  | 'conversation.offerOver'
  | 'conversation.offerYours'
  | 'conversation.offerNotYours'
  | 'conversation.sellerOnly'
  | 'conversation.reservedForAnother'
  | 'conversation.notReserved'
  | 'conversation.reportTooLong'
  | 'conversation.tooManyReports';

type Answer = readonly ConversationFact[] | Refusal<ConversationRefusal>;

/** The account that gives the command, and the time (epoch milliseconds). */
interface CommandOrigin {
  readonly by: string;
  readonly at: number;
}

/** The relation between the two accounts. */
export interface Relation {
  /** The author's account is in use: its address is verified, and others see it. */
  readonly isActive: boolean;
  readonly hasBlocked: boolean;
  readonly isBlocked: boolean;
  /** The other side has an account that others see. */
  readonly isOtherThere: boolean;
}

/** The state of the listing, as far as commands depend on it. */
export interface ListingState {
  readonly seller: string;
  /** The listing accepts a first message. */
  readonly isOpen: boolean;
  /** The listing's term is running, so it accepts offers. */
  readonly isRunning: boolean;
  /** The buyer for whom the listing is reserved; null if it is not reserved, or its seller has not named the buyer. */
  readonly reservedFor: string | null;
  readonly isReserved: boolean;
}

/** The content of a message: a text, pictures, or both. */
export interface Written {
  readonly key: string;
  readonly text: string;
  readonly pictures: readonly string[];
}

/**
 * A buyer writes about a listing. The first message starts the conversation, if the listing accepts one. Later messages
 * go to the same conversation, whatever the state of the listing.
 */
export function writeAbout(
  conversation: Conversation | null,
  command: CommandOrigin & {
    readonly listing: string;
    readonly listingState: ListingState;
    readonly written: Written;
  } & Relation,
): Answer {
  const { by, at, listing, listingState, written, ...relation } = command;
  if (conversation) return send(conversation, { by, at, written, ...relation });
  if (listingState.seller === by) return refuse('conversation.ownAd');
  if (!listingState.isOpen) return refuse('conversation.adClosed');
  const refusal = mayNotWrite(relation) ?? wrongMessage(written);
  if (refusal) return refusal;
  return [
    { type: 'conversation.started', at, listing, buyer: by, seller: listingState.seller },
    messageSent({ by, at, written }),
  ];
}

/** Sends a message of one side to the other. */
export function send(
  conversation: Conversation | null,
  command: CommandOrigin & { readonly written: Written } & Relation,
): Answer {
  const { by, at, written, ...relation } = command;
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  const refusal = mayNotWrite(relation) ?? wrongMessage(written) ?? tooMuch(found, at);
  return refusal ?? [messageSent({ by, at, written })];
}

/** Records that one side has seen all entries up to this one; no fact if it had before. */
export function read(
  conversation: Conversation | null,
  { by, at, upTo }: CommandOrigin & { readonly upTo: number },
): Answer {
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  if (upTo < 1 || upTo > found.conversation.lastEntry) return refuse('conversation.entryUnknown');
  return upTo <= found.party.read ? [] : [{ type: 'conversation.read', at, by, upTo }];
}

/** Archives the conversation, until the other side writes. */
export function archive(conversation: Conversation | null, origin: CommandOrigin): Answer {
  return turned(conversation, origin, 'isArchived', true, 'conversation.archived');
}

/** Takes the conversation out of the archive. */
export function unarchive(conversation: Conversation | null, origin: CommandOrigin): Answer {
  return turned(conversation, origin, 'isArchived', false, 'conversation.unarchived');
}

/** Mutes the conversation: new entries of the other side are neither counted nor mailed. */
export function mute(conversation: Conversation | null, origin: CommandOrigin): Answer {
  return turned(conversation, origin, 'isMuted', true, 'conversation.muted');
}

/** Unmutes it. */
export function unmute(conversation: Conversation | null, origin: CommandOrigin): Answer {
  return turned(conversation, origin, 'isMuted', false, 'conversation.unmuted');
}

/** Makes an offer, or a counter-offer. It replaces the author's own open offer. */
export function makeOffer(
  conversation: Conversation | null,
  command: CommandOrigin & {
    readonly key: string;
    readonly francs: number;
    readonly listingState: ListingState;
  } & Relation,
): Answer {
  const { by, at, key, francs, listingState, ...relation } = command;
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  if (!listingState.isRunning) return refuse('conversation.adOver');
  if (!Number.isInteger(francs) || francs < 1 || francs > highestOffer) {
    return refuse('conversation.amountInvalid', { most: highestOffer });
  }
  const refusal = mayNotWrite(relation) ?? tooMuch(found, at);
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

/** Accepts the offer of the other side. This sells nothing: the seller decides that. */
export function acceptOffer(
  conversation: Conversation | null,
  command: CommandOrigin & { readonly offer: number; readonly listingState: ListingState } & Relation,
): Answer {
  const { by, at, offer, listingState, ...relation } = command;
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  if (found.conversation.offer?.number === offer && found.conversation.offer.isAgreed) return [];
  const refusal = offersOf(found, offer, 'other') ?? mayNotWrite(relation);
  if (refusal) return refusal;
  if (!listingState.isRunning) return refuse('conversation.adOver');
  return [{ type: 'conversation.offerAccepted', at, by, offer }];
}

/** Declines the offer of the other side. */
export function declineOffer(
  conversation: Conversation | null,
  { by, at, offer }: CommandOrigin & { readonly offer: number },
): Answer {
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  return offersOf(found, offer, 'other') ?? [{ type: 'conversation.offerDeclined', at, by, offer }];
}

/** Withdraws the author's own offer. */
export function withdrawOffer(
  conversation: Conversation | null,
  { by, at, offer }: CommandOrigin & { readonly offer: number },
): Answer {
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  return offersOf(found, offer, 'own') ?? [{ type: 'conversation.offerWithdrawn', at, by, offer }];
}

/** The seller reserves the thing for this buyer. An existing reservation for another buyer must end first. */
export function reserve(
  conversation: Conversation | null,
  command: CommandOrigin & { readonly listingState: ListingState } & Relation,
): Answer {
  const { by, at, listingState, ...relation } = command;
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  if (found.side !== 'seller') return refuse('conversation.sellerOnly');
  if (!listingState.isOpen) return refuse('conversation.adClosed');
  const { account } = found.conversation.parties.buyer;
  // A reservation without a named buyer can be assigned to the buyer of this conversation.
  if (listingState.reservedFor !== null)
    return listingState.reservedFor === account ? [] : refuse('conversation.reservedForAnother');
  return mayNotWrite(relation) ?? [{ type: 'conversation.reserved', at, by }];
}

/** Ends the reservation for the buyer of this conversation. */
export function endReservation(
  conversation: Conversation | null,
  { by, at, listingState }: CommandOrigin & { readonly listingState: ListingState },
): Answer {
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  if (found.side !== 'seller') return refuse('conversation.sellerOnly');
  const { buyer } = found.conversation.parties;
  if (!listingState.isReserved || listingState.reservedFor !== buyer.account) return refuse('conversation.notReserved');
  return [{ type: 'conversation.reservationEnded', at, by }];
}

/** Reports the conversation to moderators, with the entries that serve as evidence. */
export function report(
  conversation: Conversation | null,
  command: CommandOrigin & {
    readonly reason: ReportReason;
    readonly entries: readonly number[];
    readonly text: string;
  },
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

/** The reason why nothing can be written, as far as the author may learn it. */
export function mayNotWrite({
  isActive,
  hasBlocked,
  isBlocked,
  isOtherThere,
}: Relation): Refusal<ConversationRefusal> | undefined {
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

/** Rate limits: they stop writing faster than by hand, and a buyer who gets no answer. */
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

function messageSent({ by, at, written }: CommandOrigin & { readonly written: Written }): ConversationFact {
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
  { by, at }: CommandOrigin,
  field: 'isArchived' | 'isMuted',
  to: boolean,
  type: 'conversation.archived' | 'conversation.unarchived' | 'conversation.muted' | 'conversation.unmuted',
): Answer {
  const found = partyOf(conversation, by);
  if (!found) return refuse('conversation.unknown');
  return found.party[field] === to ? [] : [{ type, at, by }];
}
