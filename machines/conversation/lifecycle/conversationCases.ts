import { day } from '../../market/units.ts';
import { lifecycleCases } from '../../paths/lifecycleCases.ts';
import { type Conversation, type Side, sideOf } from './conversation.ts';
import { conversationLifecycle } from './conversationLifecycle.ts';
import * as rules from './conversationRules.ts';

const [buyer, seller, stranger] = ['buyer', 'seller', 'stranger'];
const friendly = { isActive: true, hasBlocked: false, isBlocked: false, isOtherThere: true };
const running: rules.ListingState = { seller, isOpen: true, isRunning: true, isReserved: false, reservedFor: null };
const sold: rules.ListingState = { ...running, isOpen: false, isRunning: false };
const saved: rules.ListingState = { ...running, isReserved: true, reservedFor: buyer };
const message = { key: 'm', text: 'Is it still there?', pictures: [] };
const listing = 'bikebikebike';

type Answer = ReturnType<typeof rules.send>;
type Now = { readonly conversation: Conversation | null };
type Ask = (conversation: Conversation, at: number) => Answer | undefined;

/**
 * Path-test cases for the life of a conversation. Entries are written on separate days, so that limits by time play no
 * part. Counted entries occur once or twice: limits have their own tests.
 */
export const conversationCases = lifecycleCases({
  lifecycle: conversationLifecycle,
  commands: {
    'conversation.writeAbout': {
      'an ad that runs': begun({}),
      'a sold ad': begun({ listingState: sold }),
      'one’s own ad': begun({ by: seller }),
      'blocked by its seller': begun({ isBlocked: true }),
    },
    'conversation.send': {
      'the buyer, a picture': open((now, at) => {
        const written = { ...message, text: '', pictures: ['messages/a.webp'] };
        return now.unanswered < 2 ? rules.send(now, { by: buyer, at, written, ...friendly }) : undefined;
      }),
      'the seller': open((now, at) => rules.send(now, { by: seller, at, written: message, ...friendly })),
      'somebody else': open((now, at) => rules.send(now, { by: stranger, at, written: message, ...friendly })),
      nothing: open((now, at) => rules.send(now, { by: seller, at, written: { ...message, text: '' }, ...friendly })),
      'the buyer, blocked': open((now, at) =>
        rules.send(now, { by: buyer, at, written: message, ...friendly, isBlocked: true }),
      ),
    },
    'conversation.read': {
      'the seller, all of it': open((now, at) => rules.read(now, { by: seller, at, upTo: now.lastEntry })),
      'more than there is': open((now, at) => rules.read(now, { by: seller, at, upTo: now.lastEntry + 1 })),
    },
    'conversation.archive': { 'the seller': open((now, at) => rules.archive(now, { by: seller, at })) },
    'conversation.unarchive': { 'the seller': open((now, at) => rules.unarchive(now, { by: seller, at })) },
    'conversation.mute': { 'the seller': open((now, at) => rules.mute(now, { by: seller, at })) },
    'conversation.unmute': { 'the seller': open((now, at) => rules.unmute(now, { by: seller, at })) },
    'conversation.makeOffer': {
      'the buyer': offered(buyer, running),
      'the seller': offered(seller, running),
      'for a sold thing': offered(buyer, sold),
    },
    'conversation.acceptOffer': {
      'the seller': onOffer((now, offer, at) =>
        rules.acceptOffer(now, { by: seller, at, offer, listingState: running, ...friendly }),
      ),
      'the buyer': onOffer((now, offer, at) =>
        rules.acceptOffer(now, { by: buyer, at, offer, listingState: running, ...friendly }),
      ),
    },
    'conversation.declineOffer': {
      'the seller': onOffer((now, offer, at) => rules.declineOffer(now, { by: seller, at, offer })),
    },
    'conversation.withdrawOffer': {
      'the buyer': onOffer((now, offer, at) =>
        now.unanswered < 2 ? rules.withdrawOffer(now, { by: buyer, at, offer }) : undefined,
      ),
    },
    'conversation.reserve': {
      'the seller': open((now, at) => rules.reserve(now, { by: seller, at, listingState: running, ...friendly })),
      'the buyer': open((now, at) => rules.reserve(now, { by: buyer, at, listingState: running, ...friendly })),
      'kept already': open((now, at) => rules.reserve(now, { by: seller, at, listingState: saved, ...friendly })),
    },
    'conversation.endReservation': {
      'the seller': open((now, at) =>
        now.isReserved ? rules.endReservation(now, { by: seller, at, listingState: saved }) : undefined,
      ),
      'not kept': open((now, at) => rules.endReservation(now, { by: seller, at, listingState: running })),
    },
    'conversation.report': {
      'the seller': open((now, at) =>
        now.parties.seller.reports === 0
          ? rules.report(now, { by: seller, at, reason: 'fraud', entries: [now.lastEntry], text: 'Look.' })
          : undefined,
      ),
    },
  },
  keys: {
    'what the seller has seen': ({ context }) => of(context, 'seller', ({ read }, { lastEntry }) => read === lastEntry),
    'what the seller has done with it': ({ context }) =>
      of(context, 'seller', ({ isArchived, isMuted, hasWritten, reports }) => [
        isArchived,
        isMuted,
        hasWritten,
        reports,
      ]),
    'how long the buyer waits': ({ context: { conversation } }) => Math.min(conversation?.unanswered ?? 0, 2),
    'whose offer it is': ({ context: { conversation } }) => conversation?.offer?.by ?? null,
  },
  invariants: {
    'chart and reducer agree on offer and promise': ({ value, context: { conversation } }) => {
      if (typeof value === 'string') return conversation === null;
      const { offer, promise } = value.open as { offer: string; promise: string };
      const isPromised = conversation!.isReserved;
      const offerState = conversation!.offer ? (conversation!.offer.isAgreed ? 'agreed' : 'pending') : 'none';
      return offerState === offer && isPromised === (promise === 'given');
    },
    'nobody has seen more than there is': ({ context: { conversation } }) =>
      !conversation || Object.values(conversation.parties).every(({ read }) => read <= conversation.lastEntry),
    'it is as long as its journal, and its last entry is in it': ({ context: { conversation } }) =>
      !conversation ||
      (conversation.lastEntry <= conversation.length && conversation.lastEntry > 0) ||
      conversation.length === 1,
    'each of its two has a side, and nobody else': ({ context: { conversation } }) =>
      !conversation ||
      (sideOf(conversation, buyer) === 'buyer' &&
        sideOf(conversation, seller) === 'seller' &&
        sideOf(conversation, stranger) === undefined),
  },
});

function begun(changes: Partial<Parameters<typeof rules.writeAbout>[1]>) {
  return ({ conversation }: Now, at: number): Answer | undefined =>
    conversation
      ? undefined
      : rules.writeAbout(null, {
          by: buyer,
          at,
          listing,
          listingState: running,
          written: message,
          ...friendly,
          ...changes,
        });
}

/** A command in a conversation that has started, a day after all its earlier entries. */
function open(ask: Ask) {
  return ({ conversation }: Now, at: number): Answer | undefined => {
    if (!conversation) return undefined;
    const { buyer: one, seller: other } = conversation.parties;
    return ask(conversation, Math.max(at, ...[...one.wroteAt, ...other.wroteAt].map((wrote) => wrote + day)));
  };
}

function offered(by: string, listingState: rules.ListingState) {
  return open((now, at) =>
    now.unanswered < 2 ? rules.makeOffer(now, { by, at, key: 'o', francs: 200, listingState, ...friendly }) : undefined,
  );
}

function onOffer(ask: (conversation: Conversation, offer: number, at: number) => Answer | undefined) {
  return open((now, at) => (now.offer ? ask(now, now.offer.number, at) : undefined));
}

function of<PartyValue>(
  { conversation }: Now,
  side: Side,
  tell: (party: Conversation['parties'][Side], conversation: Conversation) => PartyValue,
): PartyValue | null {
  return conversation && tell(conversation.parties[side], conversation);
}
