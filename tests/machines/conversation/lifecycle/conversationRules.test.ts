import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Conversation, evolve } from '#machines/conversation/lifecycle/conversation.ts';
import type { ConversationFact } from '#machines/conversation/lifecycle/conversationFacts.ts';
import * as rules from '#machines/conversation/lifecycle/conversationRules.ts';
import { mostInAMinute, mostOffersInADay, mostReports, mostUnanswered } from '#machines/conversation/limits.ts';
import { isRefusal } from '#machines/journal/refusal.ts';

const at = 1_796_000_000_000;
const minute = 60_000;
const day = 24 * 60 * minute;

/** Corrections of the clock, in milliseconds. */
const jumps = [
  ['is set back', -2 * day],
  ['is set on', 2 * day],
] as const;
const [ana, ben, eva] = ['ana', 'ben', 'eva'];
const friendly = { isActive: true, hasBlocked: false, isBlocked: false, isOtherThere: true };
const listingState: rules.ListingState = {
  seller: ben,
  isOpen: true,
  isRunning: true,
  isReserved: false,
  reservedFor: null,
};
const said = (text: string, pictures: string[] = []) => ({ key: 'k', text, pictures });

function folded(...facts: readonly ConversationFact[]): Conversation {
  const started: ConversationFact = {
    type: 'conversation.started',
    at,
    listing: 'bikebikebike',
    buyer: ana,
    seller: ben,
  };
  return [started, ...facts].reduce<Conversation | null>(evolve, null)!;
}
const wrote = (by: string, when = at): ConversationFact => ({
  type: 'conversation.messageSent',
  at: when,
  by,
  key: 'k',
  text: 'x',
});
const offered = (by: string, francs = 200): ConversationFact => ({
  type: 'conversation.offerMade',
  at,
  by,
  key: 'o',
  francs,
});

/** The reason of a refusal; null if the command was accepted. */
function refusalOf(answer: ReturnType<typeof rules.send>): string | null {
  return isRefusal(answer) ? answer.refused : null;
}

describe('a first message', () => {
  const first = { by: ana, at, listing: 'bikebikebike', listingState, written: said('Hallo'), ...friendly };

  it('begins the conversation of listing and buyer', () => {
    expect(rules.writeAbout(null, first)).toEqual([
      { type: 'conversation.started', at, listing: 'bikebikebike', buyer: ana, seller: ben },
      { type: 'conversation.messageSent', at, by: ana, key: 'k', text: 'Hallo' },
    ]);
  });

  it.each<[string, Partial<typeof first>, rules.ConversationRefusal]>([
    ['by the seller of the listing', { by: ben }, 'conversation.ownAd'],
    [
      'about a listing that does not run',
      { listingState: { ...listingState, isOpen: false } },
      'conversation.adClosed',
    ],
    ['to a seller who has blocked the buyer', { isBlocked: true }, 'conversation.unavailable'],
    ['to a seller who is gone', { isOtherThere: false }, 'conversation.unavailable'],
    ['to a seller whom the buyer has blocked', { hasBlocked: true }, 'conversation.youBlocked'],
    ['without a confirmed address', { isActive: false }, 'conversation.accountInactive'],
    ['without a text', { written: said('') }, 'conversation.empty'],
    ['with a text that is too long', { written: said('ä'.repeat(2001)) }, 'conversation.textTooLong'],
    ['with too many pictures', { written: said('', Array(6).fill('p')) }, 'conversation.tooManyPictures'],
  ])('is refused %s', (_, changes, code) => {
    expect(refusalOf(rules.writeAbout(null, { ...first, ...changes }))).toBe(code);
  });

  it('is added to an existing conversation, whatever the state of the listing', () => {
    const sent = rules.writeAbout(folded(wrote(ana)), { ...first, listingState: { ...listingState, isOpen: false } });
    expect(sent).toEqual([{ type: 'conversation.messageSent', at, by: ana, key: 'k', text: 'Hallo' }]);
  });

  it('counts characters as people do', () => {
    expect(refusalOf(rules.writeAbout(null, { ...first, written: said('😀'.repeat(2000)) }))).toBeNull();
  });
});

describe('a message', () => {
  const send = (conversation: Conversation, by: string, when = at) =>
    refusalOf(rules.send(conversation, { by, at: when, written: said('Hallo'), ...friendly }));

  it('is accepted from the two participants only', () => {
    expect(send(folded(wrote(ana)), eva)).toBe('conversation.unknown');
    expect(refusalOf(rules.send(null, { by: ana, at, written: said('Hallo'), ...friendly }))).toBe(
      'conversation.unknown',
    );
  });

  it('has a rate limit at the speed of manual typing', () => {
    const busy = folded(...Array.from({ length: mostInAMinute }, (_, turn) => wrote(ben, at + turn)));
    expect(send(busy, ben, at + minute - 1)).toBe('conversation.tooFast');
    expect(send(busy, ben, at + minute)).toBeNull();
    expect(send(busy, ana, at + 1)).toBeNull();
  });

  it.each(jumps)('is not delayed any longer by a clock that %s', (_, jump) => {
    const batch = (from: number) => Array.from({ length: mostInAMinute }, (__, turn) => wrote(ben, from + turn));
    const given = batch(at);
    const jumped = at + mostInAMinute + jump;
    expect(send(folded(...given), ben, jumped)).toBeNull();
    const again = folded(...given, ...batch(jumped));
    expect(send(again, ben, jumped + minute - 1)).toBe('conversation.tooFast');
    expect(send(again, ben, jumped + minute)).toBeNull();
  });

  it('can be repeated a limited number of times without an answer of the seller', () => {
    const slow = Array.from({ length: mostUnanswered }, (_, turn) => wrote(ana, at + turn * minute));
    expect(send(folded(...slow), ana, at + 60 * minute)).toBe('conversation.unanswered');
    expect(send(folded(...slow), ben, at + 60 * minute)).toBeNull();
    expect(send(folded(...slow, wrote(ben)), ana, at + 60 * minute)).toBeNull();
  });

  it('unarchives the conversation for the other person, except when muted', () => {
    const away: ConversationFact = { type: 'conversation.archived', at, by: ben };
    const mute: ConversationFact = { type: 'conversation.muted', at, by: ben };
    expect(folded(wrote(ana), away, wrote(ana)).parties.seller.isArchived).toBe(false);
    expect(folded(wrote(ana), mute, away, wrote(ana)).parties.seller.isArchived).toBe(true);
    expect(folded(wrote(ana), mute, away, wrote(ben)).parties.seller.isArchived).toBe(false);
  });
});

describe('an offer', () => {
  const make = (conversation: Conversation, by: string, when = at) =>
    rules.makeOffer(conversation, { by, at: when, key: 'o', francs: 100, listingState, ...friendly });

  it('counters the other’s offer, and replaces an earlier offer by the same person', () => {
    expect(make(folded(wrote(ana), offered(ana)), ben)).toEqual([
      { type: 'conversation.offerMade', at, by: ben, key: 'o', francs: 100, counters: 3 },
    ]);
    expect(make(folded(wrote(ana), offered(ana)), ana)).toEqual([
      { type: 'conversation.offerWithdrawn', at, by: ana, offer: 3 },
      { type: 'conversation.offerMade', at, by: ana, key: 'o', francs: 100 },
    ]);
  });

  it('has a daily limit', () => {
    const made = Array.from({ length: mostOffersInADay }, (_, turn) => ({ ...offered(ben), at: at + turn * minute }));
    expect(refusalOf(make(folded(...made), ben, at + 60 * minute))).toBe('conversation.tooManyOffers');
    expect(refusalOf(make(folded(...made), ben, at + 24 * 60 * minute))).toBeNull();
  });

  it.each(jumps)('is not delayed any longer by a clock that %s', (_, jump) => {
    const batch = (from: number) =>
      Array.from({ length: mostOffersInADay }, (__, turn) => ({ ...offered(ben), at: from + turn * minute }));
    const given = batch(at);
    const jumped = at + mostOffersInADay * minute + jump;
    expect(refusalOf(make(folded(...given), ben, jumped))).toBeNull();
    const again = folded(...given, ...batch(jumped));
    expect(refusalOf(make(again, ben, jumped + day - 1))).toBe('conversation.tooManyOffers');
    expect(refusalOf(make(again, ben, jumped + day))).toBeNull();
  });

  it('can be accepted by the other person only, once, while it is open', () => {
    const accept = (conversation: Conversation, by: string, offer: number) =>
      rules.acceptOffer(conversation, { by, at, offer, listingState, ...friendly });
    const current = folded(wrote(ana), offered(ana));
    expect(refusalOf(accept(current, ana, 3))).toBe('conversation.offerYours');
    expect(refusalOf(accept(current, ben, 2))).toBe('conversation.offerOver');
    expect(accept(current, ben, 3)).toEqual([{ type: 'conversation.offerAccepted', at, by: ben, offer: 3 }]);
    const agreed = folded(wrote(ana), offered(ana), { type: 'conversation.offerAccepted', at, by: ben, offer: 3 });
    expect(accept(agreed, ben, 3)).toEqual([]);
  });
});

describe('a reservation', () => {
  const conversation = folded(wrote(ana));
  const reserve = (change: Partial<rules.ListingState>, by = ben) =>
    rules.reserve(conversation, { by, at, listingState: { ...listingState, ...change }, ...friendly });

  it('is made by the seller, for a running listing that is not reserved for another buyer', () => {
    expect(reserve({})).toEqual([{ type: 'conversation.reserved', at, by: ben }]);
    expect(refusalOf(reserve({}, ana))).toBe('conversation.sellerOnly');
    expect(refusalOf(reserve({ isOpen: false }))).toBe('conversation.adClosed');
    expect(refusalOf(reserve({ isReserved: true, reservedFor: eva }))).toBe('conversation.reservedForAnother');
    expect(reserve({ isReserved: true, reservedFor: ana })).toEqual([]);
    expect(reserve({ isReserved: true })).toEqual([{ type: 'conversation.reserved', at, by: ben }]);
  });

  it('is ended in the conversation in which it was made', () => {
    const end = (change: Partial<rules.ListingState>, by = ben) =>
      rules.endReservation(conversation, { by, at, listingState: { ...listingState, ...change } });
    expect(end({ isReserved: true, reservedFor: ana })).toEqual([
      { type: 'conversation.reservationEnded', at, by: ben },
    ]);
    expect(refusalOf(end({ isReserved: true, reservedFor: eva }))).toBe('conversation.notReserved');
    expect(refusalOf(end({}))).toBe('conversation.notReserved');
    expect(refusalOf(end({ isReserved: true, reservedFor: ana }, ana))).toBe('conversation.sellerOnly');
  });
});

describe('a report', () => {
  const report = (conversation: Conversation, changes: object = {}) =>
    rules.report(conversation, { by: ben, at, reason: 'spam', entries: [], text: '', ...changes });

  it('names existing entries, each once', () => {
    const conversation = folded(wrote(ana), wrote(ana));
    expect(report(conversation, { entries: [3, 2, 3], text: 'Sieh' })).toEqual([
      { type: 'conversation.reported', at, by: ben, reason: 'spam', entries: [2, 3], text: 'Sieh' },
    ]);
    expect(refusalOf(report(conversation, { entries: [4] }))).toBe('conversation.entryUnknown');
    expect(refusalOf(report(conversation, { entries: [0] }))).toBe('conversation.entryUnknown');
    expect(refusalOf(report(conversation, { text: 'x'.repeat(1001) }))).toBe('conversation.reportTooLong');
  });

  it('has a limit', () => {
    const [made] = report(folded(wrote(ana))) as readonly ConversationFact[];
    expect(refusalOf(report(folded(wrote(ana), ...Array<ConversationFact>(mostReports).fill(made!))))).toBe(
      'conversation.tooManyReports',
    );
  });
});

describe('the read position', () => {
  it('only increases, up to the last entry', () => {
    const commands = fc.array(fc.oneof(fc.constant('write' as const), fc.integer({ min: -2, max: 12 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(commands, (origin) => {
        let conversation = folded(wrote(ana));
        for (const [turn, command] of origin.entries()) {
          const when = at + turn * minute;
          const answer =
            command === 'write'
              ? rules.send(conversation, { by: ben, at: when, written: said('x'), ...friendly })
              : rules.read(conversation, { by: ana, at: when, upTo: command });
          const before = conversation.parties.buyer.read;
          conversation = (isRefusal(answer) ? [] : answer).reduce<Conversation>(evolve, conversation);
          const { read } = conversation.parties.buyer;
          expect(read).toBeGreaterThanOrEqual(before);
          expect(read).toBeLessThanOrEqual(conversation.lastEntry);
        }
      }),
    );
  });
});
