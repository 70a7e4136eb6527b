import { assign, sendTo, setup } from 'xstate';
import { providedCallback, providedPromise } from '../statecharts/provided.ts';
import type { HeartsEvent } from './heartsEvents.ts';
import { toggleDebounce } from './limits.ts';

export interface HeartsContext {
  /** The account that is logged in, or was until its session ended. */
  readonly account: string | null;
  /** The server's favourites, as last received. */
  readonly saved: readonly string[];
  /** Whether they have been received at all. */
  readonly isKnown: boolean;
  /** Pending optimistic changes, oldest first: true for a listing to save. */
  readonly wishes: Readonly<Record<string, boolean>>;
  /** The change that is being sent. */
  readonly telling: Telling | null;
  /** The changes in the outbox, in the same form as `wishes`. */
  readonly pending: Readonly<Record<string, boolean>>;
  /** Whether the server's favourites may have changed since. */
  readonly isStale: boolean;
}

/** A listing, and whether it is to be saved. */
export interface Wish {
  readonly listing: string;
  readonly isWanted: boolean;
}

/** The outcome of sending a change. */
export type TellingOutcome =
  | { readonly kind: 'heard' }
  /** The maximum number of favourites is reached (FAVOURITES-7). */
  | { readonly kind: 'full' }
  /** No answer came: the outbox sends it until the server answers. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'failed' };

/** A change to send, and whether the outbox has one about the same listing, which it must not overtake. */
export interface Telling extends Wish {
  readonly isBehind: boolean;
}

/** Whether a listing shows as saved: optimistically, with the pending changes (FAVOURITES-5). */
export function isShownSaved({ saved, wishes, pending }: HeartsContext, listing: string): boolean {
  return wishes[listing] ?? pending[listing] ?? saved.includes(listing);
}

/** The changes that the server is not known to have received, in their order, including the one being sent. */
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

/** The parts of the hearts: context, events, actors, actions and guards. */
export const heartsSetup = setup({
  types: {
    context: {} as HeartsContext,
    events: {} as HeartsEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly 'login'[] },
  },
  actors: {
    /** The ids of the favourites. Rejects if the call failed. */
    fetchingIds: providedPromise<readonly string[]>('fetchingIds'),
    /** Never rejects: a failed call is an outcome. */
    telling: providedPromise<TellingOutcome, Telling>('telling'),
    /**
     * Offers the login, and resolves once it is closed: whether the user continues to a registration or a password
     * reset.
     */
    offeringLogin: providedPromise<{ readonly goesOn: boolean }>('offeringLogin'),
    /**
     * Reports changes in other tabs, and that the user leaves or returns to the page; notifies other tabs of changes
     * here.
     */
    surroundings: providedCallback<{ readonly type: 'change.made' }>('surroundings'),
  },
  delays: { toggleDebounce },
  actions: {
    /** Pending changes belong to the account that made them, or to the one that logs in to make them. */
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
    /** A newer change is sent next; otherwise the heart shows the server's state again (FAVOURITES-5, 6). */
    rollBack: assign(({ context }) => ({ wishes: wishesWithoutTold(context), telling: null, isStale: true })),
    /** The heart shows the pending state, and a newer change is sent next. */
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
    /** Implemented at the edge: stores the pending changes until a login, also beyond this page. */
    keepWishes: () => {},
    /** Implemented at the edge: removes the stored changes. */
    dropKept: () => {},
    /** Implemented at the edge: puts the changes into the outbox, where they outlive the page. */
    putIn: () => {},
    /** An accepted change becomes the state; a refused one leaves the server's state. */
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
    /** The pending changes of an ended session belong to that account alone. */
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
  // The result of the change being sent is not known yet.
  const isSo =
    isWanted === (context.pending[listing] ?? context.saved.includes(listing)) && context.telling?.listing !== listing;
  return isSo ? others : { ...others, [listing]: isWanted };
}

function isSameWish(one: Wish, other: Wish): boolean {
  return one.listing === other.listing && one.isWanted === other.isWanted;
}

/** A change that was reverted meanwhile stays pending. */
function wishesWithoutTold({ wishes, telling }: HeartsContext): HeartsContext['wishes'] {
  const { listing, isWanted } = telling!;
  if (wishes[listing] !== isWanted) return wishes;
  const { [listing]: _, ...others } = wishes;
  return others;
}
