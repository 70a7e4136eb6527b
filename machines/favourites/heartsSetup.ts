import { assign, sendTo, setup } from 'xstate';
import { providedCallback, providedPromise } from '../statecharts/provided.ts';
import type { HeartsEvent } from './heartsEvents.ts';
import { toggleDebounce } from './limits.ts';

export interface HeartsContext {
  /** The account that is logged in, or was until its session ended. */
  readonly account: string | null;
  /** The server's favourites, as last received. */
  readonly saved: readonly string[];
  /** Whether the server's favourites have been received at all. */
  readonly isKnown: boolean;
  /** Pending optimistic changes, oldest first: true for a listing to save. */
  readonly changes: Readonly<Record<string, boolean>>;
  /** The change that is being sent. */
  readonly telling: ChangeToSend | null;
  /** The changes in the outbox, in the same form as `changes`. */
  readonly pending: Readonly<Record<string, boolean>>;
  /** Whether the server's favourites may have changed since they were last received. */
  readonly isStale: boolean;
}

/** A listing, and whether it is to be saved. */
export interface FavouriteChange {
  readonly listing: string;
  readonly shouldSave: boolean;
}

/** The outcome of sending a change. */
export type ChangeOutcome =
  | { readonly kind: 'received' }
  /** The maximum number of favourites is reached (FAVOURITES-7). */
  | { readonly kind: 'full' }
  /** No answer came: the outbox sends the change until the server answers. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'failed' };

/** A change to send, and whether the outbox has one about the same listing, which it must not overtake. */
export interface ChangeToSend extends FavouriteChange {
  readonly isBehind: boolean;
}

/** Whether a listing shows as saved: optimistically, with the pending changes (FAVOURITES-5). */
export function isShownSaved({ saved, changes, pending }: HeartsContext, listing: string): boolean {
  return changes[listing] ?? pending[listing] ?? saved.includes(listing);
}

/** The changes that the server is not known to have received, in their order, including the one being sent. */
export function unconfirmedChangesOf({ changes, telling }: HeartsContext): readonly FavouriteChange[] {
  const pendingChanges = Object.entries(changes).map(([listing, shouldSave]) => ({ listing, shouldSave }));
  if (!telling) return pendingChanges;
  return [telling, ...pendingChanges.filter((change) => !isSameChange(change, telling))];
}

export const nobody: HeartsContext = {
  account: null,
  saved: [],
  isKnown: false,
  changes: {},
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
    /** Sends a change. Never rejects: a failed call is an outcome. */
    telling: providedPromise<ChangeOutcome, ChangeToSend>('telling'),
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
      changes: context.account === null || context.account === publicAccountId ? context.changes : {},
    })),
    forget: assign(nobody),
    forgetSaved: assign({ saved: [], isKnown: false, telling: null, pending: {}, isStale: false }),
    change: assign(({ context }, { listing }: { listing: string }) => ({
      changes: withPendingChange(context, { listing, shouldSave: !isShownSaved(context, listing) }),
    })),
    unsaveAll: assign(({ context }, { listings }: { listings: readonly string[] }) => ({
      changes: listings.reduce(
        (changes, listing) => withPendingChange({ ...context, changes }, { listing, shouldSave: false }),
        context.changes,
      ),
    })),
    takeFound: assign(({ context }, { changes: found }: { changes: HeartsContext['changes'] }) => ({
      changes: Object.entries(found).reduce(
        (changes, [listing, shouldSave]) => withPendingChange({ ...context, changes }, { listing, shouldSave }),
        context.changes,
      ),
    })),
    takeIds: assign((_, { ids }: { ids: readonly string[] }) => ({ saved: ids, isKnown: true })),
    noteStale: assign({ isStale: true }),
    startFetching: assign({ isStale: false }),
    choose: assign(({ context: { changes, pending } }) => {
      const [listing, shouldSave] = Object.entries(changes)[0]!;
      return { telling: { listing, shouldSave, isBehind: listing in pending } };
    }),
    applyConfirmed: assign(({ context }) => {
      const { listing, shouldSave } = context.telling!;
      const others = context.saved.filter((id) => id !== listing);
      return { saved: shouldSave ? [listing, ...others] : others, changes: changesWithoutSent(context), telling: null };
    }),
    /** A newer change is sent next; otherwise the heart shows the server's state again (FAVOURITES-5, 6). */
    rollBack: assign(({ context }) => ({ changes: changesWithoutSent(context), telling: null, isStale: true })),
    /** The change now waits in the outbox. The heart shows it, and a newer change is sent next. */
    leaveToOutbox: assign(({ context }) => {
      const { listing, shouldSave } = context.telling!;
      return {
        pending: { ...context.pending, [listing]: shouldSave },
        changes: changesWithoutSent(context),
        telling: null,
      };
    }),
    leaveAllToOutbox: assign(({ context }) => {
      const left = unconfirmedChangesOf(context).map(({ listing, shouldSave }) => [listing, shouldSave] as const);
      return { pending: { ...context.pending, ...Object.fromEntries(left) }, changes: {}, telling: null };
    }),
    /** Implemented at the edge: stores the pending changes until a login, also beyond this page. */
    storePendingChanges: () => {},
    /** Provided by the web app: removes the stored changes. */
    dropStored: () => {},
    /** Implemented at the edge: puts the changes into the outbox, where they outlive the page. */
    putIn: () => {},
    /** An accepted change becomes the state; a refused one leaves the server's state. */
    takePending: assign(
      ({ context }, { pending, change }: { pending: HeartsContext['pending']; change: FavouriteChange | null }) => {
        if (!change) return { pending };
        const others = context.saved.filter((id) => id !== change.listing);
        return { pending, saved: change.shouldSave ? [change.listing, ...others] : others, isStale: true };
      },
    ),
    notifyTabs: sendTo('surroundings', { type: 'change.made' }),
    /** Provided by the web app: reports at the top of the page that no more favourites fit. */
    notifyFull: () => {},
    notifyFailed: () => {},
  },
  guards: {
    hasAccount: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId !== null,
    isOtherAccount: ({ context }, { publicAccountId }: { publicAccountId: string | null }) =>
      publicAccountId !== null && publicAccountId !== context.account,
    isAnonymous: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId === null,
    hasEndedWithPending: (
      { context },
      { publicAccountId, hasEnded }: { publicAccountId: string | null; hasEnded: boolean },
    ) => publicAccountId === null && hasEnded && hasPendingChanges(context),
    hasPendingChanges: ({ context }) => hasPendingChanges(context),
    /** The pending changes of an ended session belong to that account alone. */
    continuesAnonymously: ({ context }, { goesOn }: { goesOn: boolean }) => goesOn && context.account === null,
    isStale: ({ context }) => context.isStale,
    isReceived: (_, { kind }: ChangeOutcome) => kind === 'received',
    isFull: (_, { kind }: ChangeOutcome) => kind === 'full',
    isQueued: (_, { kind }: ChangeOutcome) => kind === 'queued',
  },
});

function hasPendingChanges({ changes }: HeartsContext): boolean {
  return Object.keys(changes).length > 0;
}

function withPendingChange(context: HeartsContext, { listing, shouldSave }: FavouriteChange): HeartsContext['changes'] {
  const { [listing]: _, ...others } = context.changes;
  // While a change of this listing is being sent, its result is unknown, so the new change stays pending.
  const isSo =
    shouldSave === (context.pending[listing] ?? context.saved.includes(listing)) &&
    context.telling?.listing !== listing;
  return isSo ? others : { ...others, [listing]: shouldSave };
}

function isSameChange(one: FavouriteChange, other: FavouriteChange): boolean {
  return one.listing === other.listing && one.shouldSave === other.shouldSave;
}

/**
 * The pending changes without the one that was sent. If the user has reverted it meanwhile, the newer change stays
 * pending.
 */
function changesWithoutSent({ changes, telling }: HeartsContext): HeartsContext['changes'] {
  const { listing, shouldSave } = telling!;
  if (changes[listing] !== shouldSave) return changes;
  const { [listing]: _, ...others } = changes;
  return others;
}
