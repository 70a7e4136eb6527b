import type { ConversationFact } from './conversationFacts.ts';
import { mostInAMinute, mostOffersInADay } from '../limits.ts';

/** The two sides of a conversation. */
export type Side = 'buyer' | 'seller';

/** The kinds of entries in the log of a conversation. */
export const entryKinds = [
  'message',
  'offer',
  'counterOffer',
  'offerAccepted',
  'offerDeclined',
  'offerWithdrawn',
  'reserved',
  'reservationEnded',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One of the two parties of a conversation. Numbers are those of entries, times epoch milliseconds. */
export interface Party {
  readonly account: string;
  /** The number of the last entry that this party has seen; 0 for none. */
  readonly read: number;
  readonly isArchived: boolean;
  readonly isMuted: boolean;
  readonly hasWritten: boolean;
  /** The times of this party's latest entries, as many as the limits need. */
  readonly wroteAt: readonly number[];
  readonly offeredAt: readonly number[];
  readonly reports: number;
}

/** The open offer, or the agreed one. */
export interface Offer {
  readonly number: number;
  readonly by: Side;
  readonly francs: number;
  readonly isAgreed: boolean;
}

/** A conversation, folded from its journal, without its texts: these are read from the journal alone. */
export interface Conversation {
  readonly listing: string;
  readonly startedAt: number;
  readonly parties: Readonly<Record<Side, Party>>;
  /** The number of the conversation's facts, which is the number of the last fact. */
  readonly length: number;
  /** The number of the last entry; 0 if there is none. */
  readonly lastEntry: number;
  /** The number of entries that the buyer has written before the seller wrote any. */
  readonly unanswered: number;
  readonly offer: Offer | null;
  readonly isReserved: boolean;
}

/** The side of an account; undefined for any other account. */
export function sideOf({ parties }: Pick<Conversation, 'parties'>, account: string): Side | undefined {
  if (parties.buyer.account === account) return 'buyer';
  return parties.seller.account === account ? 'seller' : undefined;
}

/** The other side of the conversation. */
export function otherSide(side: Side): Side {
  return side === 'buyer' ? 'seller' : 'buyer';
}

/** The kind of a fact's entry; undefined for facts without an entry in the log. */
export function entryKindOf(fact: ConversationFact): EntryKind | undefined {
  switch (fact.type) {
    case 'conversation.messageSent':
      return 'message';
    case 'conversation.offerMade':
      return fact.counters === undefined ? 'offer' : 'counterOffer';
    case 'conversation.offerAccepted':
      return 'offerAccepted';
    case 'conversation.offerDeclined':
      return 'offerDeclined';
    case 'conversation.offerWithdrawn':
      return 'offerWithdrawn';
    case 'conversation.reserved':
      return 'reserved';
    case 'conversation.reservationEnded':
      return 'reservationEnded';
    default:
      return undefined;
  }
}

/** A conversation after one more fact: the plain reducer behind the chart's context. It does not validate. */
export function evolve(conversation: Conversation | null, fact: ConversationFact): Conversation {
  if (fact.type === 'conversation.started') {
    const { listing, buyer, seller, at } = fact;
    return {
      listing,
      startedAt: at,
      length: 1,
      lastEntry: 0,
      unanswered: 0,
      offer: null,
      isReserved: false,
      parties: { buyer: beginning(buyer), seller: beginning(seller) },
    };
  }
  if (!conversation) throw new Error(`${fact.type} before conversation.started`);
  const side = sideOf(conversation, fact.by);
  if (!side) throw new Error(`${fact.type} of an account that is not in the conversation`);
  const grown = { ...conversation, length: conversation.length + 1 };
  return entryKindOf(fact) === undefined ? partyChanged(grown, side, fact) : written(grown, side, fact);
}

function beginning(account: string): Party {
  return {
    account,
    read: 0,
    isArchived: false,
    isMuted: false,
    hasWritten: false,
    wroteAt: [],
    offeredAt: [],
    reports: 0,
  };
}

type Later = Exclude<ConversationFact, { type: 'conversation.started' }>;

function withParty(conversation: Conversation, side: Side, changes: Partial<Party>): Conversation {
  const { parties } = conversation;
  return { ...conversation, parties: { ...parties, [side]: { ...parties[side], ...changes } } };
}

function partyChanged(conversation: Conversation, side: Side, fact: Later): Conversation {
  switch (fact.type) {
    case 'conversation.read':
      return withParty(conversation, side, { read: fact.upTo });
    case 'conversation.archived':
      return withParty(conversation, side, { isArchived: true });
    case 'conversation.unarchived':
      return withParty(conversation, side, { isArchived: false });
    case 'conversation.muted':
      return withParty(conversation, side, { isMuted: true });
    case 'conversation.unmuted':
      return withParty(conversation, side, { isMuted: false });
    case 'conversation.reported':
      return withParty(conversation, side, { reports: conversation.parties[side].reports + 1 });
    default:
      return conversation;
  }
}

/** A new entry brings an archived conversation back to the other side, unless it is muted. */
function written(conversation: Conversation, side: Side, fact: Later): Conversation {
  const { parties, length } = conversation;
  const other = otherSide(side);
  const writer = parties[side];
  const seen = withParty(conversation, other, {
    isArchived: parties[other].isArchived && parties[other].isMuted,
  });
  const noted = withParty(seen, side, {
    hasWritten: true,
    isArchived: false,
    wroteAt: [...writer.wroteAt, fact.at].slice(-mostInAMinute),
    ...(fact.type === 'conversation.offerMade' && {
      offeredAt: [...writer.offeredAt, fact.at].slice(-mostOffersInADay),
    }),
  });
  const isUnanswered = side === 'buyer' && !parties.seller.hasWritten;
  return {
    ...noted,
    lastEntry: length,
    unanswered: isUnanswered ? conversation.unanswered + 1 : 0,
    ...standing(conversation, side, fact),
  };
}

function standing(
  { offer, length }: Conversation,
  by: Side,
  fact: Later,
): Partial<Pick<Conversation, 'offer' | 'isReserved'>> {
  switch (fact.type) {
    case 'conversation.offerMade':
      return { offer: { number: length, by, francs: fact.francs, isAgreed: false } };
    case 'conversation.offerAccepted':
      return { offer: offer && { ...offer, isAgreed: true } };
    case 'conversation.offerDeclined':
    case 'conversation.offerWithdrawn':
      return { offer: null };
    case 'conversation.reserved':
      return { isReserved: true };
    case 'conversation.reservationEnded':
      return { isReserved: false };
    default:
      return {};
  }
}
