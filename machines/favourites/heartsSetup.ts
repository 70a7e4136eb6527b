import { assign, sendTo, setup } from 'xstate';
import { providedCallback, providedPromise } from '../statecharts/provided.ts';
import type { HeartsEvent } from './heartsEvents.ts';
import { toggleDebounce } from './limits.ts';

export interface HeartsContext {
  /** Who is logged in, or was until their session ended. */
  readonly account: string | null;
  /** What the server has, as it was told last. */
  readonly saved: readonly string[];
  /** Whether it has told that at all. */
  readonly isKnown: boolean;
  /** What is wanted otherwise than the server has it: true for an ad that is to be saved. The one that was wished first first. */
  readonly wishes: Readonly<Record<string, boolean>>;
  /** The wish that the server is told. */
  readonly telling: Telling | null;
  /** What waits in the outbox for the server to hear of it, in the same way as wishes. */
  readonly pending: Readonly<Record<string, boolean>>;
  /** Whether the server may have something else than what it told last. */
  readonly isStale: boolean;
}

/** An ad, and whether it is to be saved. */
export interface Wish {
  readonly listing: string;
  readonly isWanted: boolean;
}

/** What came of telling the server of a wish. */
export type TellingOutcome =
  | { readonly kind: 'heard' }
  /** As many are saved as there may be (FAVOURITES-7). */
  | { readonly kind: 'full' }
  /** No answer came: the outbox tells the server until one does. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'failed' };

/** A wish to tell, and whether one about the same ad waits in the outbox, which it may not overtake. */
export interface Telling extends Wish {
  readonly isBehind: boolean;
}

/** Whether an ad shows as saved: as it is wished, before the server has heard of it (FAVOURITES-5). */
export function isShownSaved({ saved, wishes, pending }: HeartsContext, listing: string): boolean {
  return wishes[listing] ?? pending[listing] ?? saved.includes(listing);
}

/** What the server is not known to have heard, in the order in which it has to: of what it is told just now no answer has come. */
export function unheardWishesOf({ wishes, telling }: HeartsContext): readonly Wish[] {
  const wished = Object.entries(wishes).map(([listing, isWanted]) => ({ listing, isWanted }));
  if (!telling) return wished;
  return [telling, ...wished.filter((wish) => !isSameWish(wish, telling))];
}

export const nobody: HeartsContext = {
  account: null,
  saved: [],
  isKnown: false,
  wishes: {},
  telling: null,
  pending: {},
  isStale: false,
};

/** What the hearts are made of: context, events, actors, actions and guards. */
export const heartsSetup = setup({
  types: {
    context: {} as HeartsContext,
    events: {} as HeartsEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly 'login'[] },
  },
  actors: {
    /** The ids of what is saved. Rejects if the call failed. */
    fetchingIds: providedPromise<readonly string[]>('fetchingIds'),
    /** Never rejects: that it did not come through is an outcome. */
    telling: providedPromise<TellingOutcome, Telling>('telling'),
    /** Offers the login, and resolves once that is closed: whether somebody has gone on from it to make an account, or for a password. */
    offeringLogin: providedPromise<{ readonly goesOn: boolean }>('offeringLogin'),
    /** Tells of what other tabs have changed, of one's leaving the page and coming back, and tells other tabs what was changed here. */
    surroundings: providedCallback<{ readonly type: 'change.made' }>('surroundings'),
  },
  delays: { toggleDebounce },
  actions: {
    /** A wish goes with whoever has wished it, or to whoever logs in to have it. */
    takeAccount: assign(({ context }, { publicAccountId }: { publicAccountId: string | null }) => ({
      ...nobody,
      account: publicAccountId,
      wishes: context.account === null || context.account === publicAccountId ? context.wishes : {},
    })),
    forget: assign(nobody),
    forgetSaved: assign({ saved: [], isKnown: false, telling: null, pending: {}, isStale: false }),
    wish: assign(({ context }, { listing }: { listing: string }) => ({
      wishes: withWish(context, { listing, isWanted: !isShownSaved(context, listing) }),
    })),
    wishAway: assign(({ context }, { listings }: { listings: readonly string[] }) => ({
      wishes: listings.reduce(
        (wishes, listing) => withWish({ ...context, wishes }, { listing, isWanted: false }),
        context.wishes,
      ),
    })),
    takeFound: assign(({ context }, { wishes: found }: { wishes: HeartsContext['wishes'] }) => ({
      wishes: Object.entries(found).reduce(
        (wishes, [listing, isWanted]) => withWish({ ...context, wishes }, { listing, isWanted }),
        context.wishes,
      ),
    })),
    takeIds: assign((_, { ids }: { ids: readonly string[] }) => ({ saved: ids, isKnown: true })),
    noteStale: assign({ isStale: true }),
    startFetching: assign({ isStale: false }),
    choose: assign(({ context: { wishes, pending } }) => {
      const [listing, isWanted] = Object.entries(wishes)[0]!;
      return { telling: { listing, isWanted, isBehind: listing in pending } };
    }),
    takeHeard: assign(({ context }) => {
      const { listing, isWanted } = context.telling!;
      const others = context.saved.filter((id) => id !== listing);
      return { saved: isWanted ? [listing, ...others] : others, wishes: wishesWithoutTold(context), telling: null };
    }),
    /** What was wished meanwhile is told next; else it is again as the server has it (FAVOURITES-5, 6). */
    rollBack: assign(({ context }) => ({ wishes: wishesWithoutTold(context), telling: null, isStale: true })),
    /** It shows as it will be, and what was wished meanwhile is told next. */
    leaveToOutbox: assign(({ context }) => {
      const { listing, isWanted } = context.telling!;
      return {
        pending: { ...context.pending, [listing]: isWanted },
        wishes: wishesWithoutTold(context),
        telling: null,
      };
    }),
    leaveAllToOutbox: assign(({ context }) => {
      const left = unheardWishesOf(context).map(({ listing, isWanted }) => [listing, isWanted] as const);
      return { pending: { ...context.pending, ...Object.fromEntries(left) }, wishes: {}, telling: null };
    }),
    /** The edge keeps what is wished until somebody has logged in, also beyond this page. */
    keepWishes: () => {},
    /** The edge keeps none of it any longer. */
    dropKept: () => {},
    /** The edge puts them into the outbox, where they outlast the page. */
    putIn: () => {},
    /** What was taken is so; what was refused is as the server has it. */
    takePending: assign(
      ({ context }, { pending, taken }: { pending: HeartsContext['pending']; taken: Wish | null }) => {
        if (!taken) return { pending };
        const others = context.saved.filter((id) => id !== taken.listing);
        return { pending, saved: taken.isWanted ? [taken.listing, ...others] : others, isStale: true };
      },
    ),
    tellTabs: sendTo('surroundings', { type: 'change.made' }),
    /** At the top of the page. */
    notifyFull: () => {},
    notifyFailed: () => {},
  },
  guards: {
    isSomebody: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId !== null,
    isSomebodyElse: ({ context }, { publicAccountId }: { publicAccountId: string | null }) =>
      publicAccountId !== null && publicAccountId !== context.account,
    isNobody: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId === null,
    hasEndedAmidWishes: (
      { context },
      { publicAccountId, hasEnded }: { publicAccountId: string | null; hasEnded: boolean },
    ) => publicAccountId === null && hasEnded && hasWishes(context),
    hasWishes: ({ context }) => hasWishes(context),
    /** Of whoever was logged in until their session ended it is theirs alone. */
    goesOnAsNobody: ({ context }, { goesOn }: { goesOn: boolean }) => goesOn && context.account === null,
    isStale: ({ context }) => context.isStale,
    isHeard: (_, { kind }: TellingOutcome) => kind === 'heard',
    isFull: (_, { kind }: TellingOutcome) => kind === 'full',
    isQueued: (_, { kind }: TellingOutcome) => kind === 'queued',
  },
});

function hasWishes({ wishes }: HeartsContext): boolean {
  return Object.keys(wishes).length > 0;
}

function withWish(context: HeartsContext, { listing, isWanted }: Wish): HeartsContext['wishes'] {
  const { [listing]: _, ...others } = context.wishes;
  // Of one that the server is told of just now nobody knows yet what it will have.
  const isSo =
    isWanted === (context.pending[listing] ?? context.saved.includes(listing)) && context.telling?.listing !== listing;
  return isSo ? others : { ...others, [listing]: isWanted };
}

function isSameWish(one: Wish, other: Wish): boolean {
  return one.listing === other.listing && one.isWanted === other.isWanted;
}

/** A wish that has become another one meanwhile stays. */
function wishesWithoutTold({ wishes, telling }: HeartsContext): HeartsContext['wishes'] {
  const { listing, isWanted } = telling!;
  if (wishes[listing] !== isWanted) return wishes;
  const { [listing]: _, ...others } = wishes;
  return others;
}
