import { assign, setup } from 'xstate';
import { providedPromise } from '../statecharts/provided.ts';
import {
  type ListedCommand,
  type OwnListing,
  ownListingGroupOf,
  type OwnListingGroup,
  type OwnListingsPage,
} from './ownListing.ts';
import type { OwnListingsEvent } from './ownListingsEvents.ts';
import type { RefusedOutcome } from '../market/api/refusedOutcome.ts';

/** The requested listings: of a group, from its start (null) or after the cursor of the last page. */
export interface OwnListingsRequest {
  readonly group: OwnListingGroup;
  readonly after: string | null;
}

/** A command on a listing. */
export interface SubmittedCommand {
  readonly id: string;
  readonly command: ListedCommand;
  /** The user's answer where the listing was sold; null for any command but a sale. */
  readonly where: 'here' | 'elsewhere' | 'untold' | null;
}

/** The listing after the command, or the reason of its refusal, in words for people. */
export type CommandOutcome = { readonly listing: OwnListing } | RefusedOutcome;

interface OwnListingsContext extends Pick<OwnListingsPage, 'listings' | 'endCursor' | 'counts'> {
  readonly group: OwnListingGroup;
  /** The chosen command, while it is confirmed or sent. */
  readonly submitted: SubmittedCommand | null;
  /** The last successful command, which a note shows. */
  readonly done: Pick<SubmittedCommand, 'id' | 'command'> | null;
  /** The problem of the last command, and its listing; the text is null if the call failed. */
  readonly problem: { readonly id: string; readonly text: string | null } | null;
  readonly hasMoreFailed: boolean;
}

/** The parts of the page of the user’s listings: context, events, actors, actions and guards; its chart is `ownListingsMachine`. */
export const ownListingsSetup = setup({
  types: {
    input: {} as { readonly group: OwnListingGroup },
    context: {} as OwnListingsContext,
    events: {} as OwnListingsEvent,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('loadAgain' | 'listings' | 'price' | 'sale' | 'removal')[] },
  },
  actors: {
    fetchingListings: providedPromise<OwnListingsPage, OwnListingsRequest>('fetchingListings'),
    /** Sends a command on a listing. Rejects if the call failed. */
    commanding: providedPromise<CommandOutcome, SubmittedCommand>('commanding'),
    /** Fetches a listing in its current state; null if it was removed. */
    fetchingListing: providedPromise<OwnListing | null, Pick<OwnListing, 'id'>>('fetchingListing'),
  },
  actions: {
    takePage: assign((_, page: OwnListingsPage) => page),
    takeMore: assign(({ context }, { listings, endCursor, counts }: OwnListingsPage) => {
      const known = new Set(context.listings.map(({ id }) => id));
      return { listings: [...context.listings, ...listings.filter(({ id }) => !known.has(id))], endCursor, counts };
    }),
    noteMoreFailed: assign({ hasMoreFailed: true }),
    forgetMoreFailed: assign({ hasMoreFailed: false }),
    choose: assign((_, { id, command }: Pick<SubmittedCommand, 'id' | 'command'>) => ({
      submitted: { id, command, where: null },
      problem: null,
      done: null,
    })),
    takeWhere: assign(({ context }, { where }: Pick<SubmittedCommand, 'where'>) => ({
      submitted: context.submitted && { ...context.submitted, where },
    })),
    letGo: assign({ submitted: null }),
    /**
     * Replaces a changed listing at its place on the page, so that the change is visible and can be undone. The counts
     * are updated.
     */
    takeListing: assign(({ context }, { listing }: { listing: OwnListing }) => ({
      listings: context.listings.map((one) => (one.id === listing.id ? listing : one)),
      counts: countsAfter(context, listing),
      done: context.submitted && { id: context.submitted.id, command: context.submitted.command },
      submitted: null,
    })),
    /**
     * Shows a listing's current state after a change elsewhere or over time. A removed listing stays visible as such,
     * with the message about it.
     */
    takeState: assign(({ context }, { current }: { current: OwnListing | null }) => {
      const before = context.listings.find(({ id }) => id === context.problem?.id);
      if (!before) return {};
      const listing: OwnListing = current ?? { ...before, status: 'removed', path: null, may: [] };
      return {
        listings: context.listings.map((one) => (one === before ? listing : one)),
        counts: countsAfter(context, listing),
      };
    }),
    noteProblem: assign(({ context }, { text }: { text: string | null }) => ({
      problem: context.submitted && { id: context.submitted.id, text },
      submitted: null,
    })),
  },
  guards: {
    isNotAllowed: ({ context }, { id, command }: { id: string; command: ListedCommand }) =>
      !context.listings.some((listing) => listing.id === id && listing.may.includes(command)),
    isPrice: (_, { command }: { command: ListedCommand }) => command === 'reprice',
    isSale: (_, { command }: { command: ListedCommand }) => command === 'sell',
    isRemoval: (_, { command }: { command: ListedCommand }) => command === 'remove',
    hasMore: ({ context }) => context.endCursor !== null,
    isDone: (_, outcome: CommandOutcome) => 'listing' in outcome,
  },
});

function countsAfter(
  { listings, counts }: Pick<OwnListingsContext, 'listings' | 'counts'>,
  { id, status }: OwnListing,
) {
  const before = listings.find((listing) => listing.id === id);
  const from = before && ownListingGroupOf(before.status);
  const to = ownListingGroupOf(status);
  const of = (group: OwnListingGroup) => counts[group] - Number(from === group) + Number(to === group);
  return { active: of('active'), inactive: of('inactive') };
}
