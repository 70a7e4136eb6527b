import type { SnapshotFrom } from 'xstate';
import { beginning, fold } from '#machines/journal/fold.ts';
import { allowedCommands } from '#machines/listing/lifecycle/allowedCommands.ts';
import type { ListingStatus } from '#machines/listing/lifecycle/listing.ts';
import * as history from '#machines/listing/lifecycle/listingExamples.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingMachine } from '#machines/listing/lifecycle/listingMachine.ts';
import {
  type ListedCommand,
  type OwnListing,
  ownListingCommands,
  type OwnListingsPage,
} from '#machines/ownListings/ownListing.ts';
import { ownListingExample, ownListingsCases } from '#machines/ownListings/ownListingsCases.ts';
import type { ownListingsMachine } from '#machines/ownListings/ownListingsMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { Visitor } from '../browser/browser.ts';
import { browserStage } from '../browser/browserStage.ts';
import { asksElsewhere, logsIn } from '../browser/elsewhere.ts';
import { type Ahead, declareDriver } from '../walking/flowDriver.ts';
import { expectOwnListings, ownListingsControls } from './ownListingsDriver.ts';
import { listingsOnPage, type Seller, type SellerKind } from './ownListingsSellers.ts';

// The driver for the page of a seller's ads, in a browser with a real server, which lists and changes them.

type Now = SnapshotFrom<typeof ownListingsMachine>;

/** Any number of days left that counts as ending soon; no case states the number. */
const soon = 1;

const histories: Partial<Readonly<Record<ListingStatus, readonly ListingFact[]>>> = {
  active: history.bikePublished,
  reserved: history.bikeReserved,
  paused: history.bikePaused,
  sold: history.bikeSold,
  expired: history.bikeExpired,
};

/** The actions that the list allows for an ad of this status. */
function allowedIn(status: ListingStatus): readonly ListedCommand[] {
  const facts = histories[status] ?? [];
  const folded = fold(listingMachine, beginning(listingMachine, 'listing-bikebikebike'), facts);
  const allowed: readonly string[] = allowedCommands(folded, facts.at(-1)?.at ?? 0);
  return ownListingCommands.filter(
    (command): command is ListedCommand => command !== 'edit' && allowed.includes(command),
  );
}
const running: ReadonlySet<ListingStatus> = new Set(['active', 'reserved', 'paused']);

function listingThat(
  status: ListingStatus,
  { id = 'velovelovela', expiresAt = null as number | null, francs = 480 } = {},
) {
  const endsSoon = expiresAt === soon && running.has(status);
  const may = [...allowedIn(status), ...(endsSoon ? (['renew'] as const) : [])];
  return ownListingExample(id, status, { expiresAt, francs, may });
}

const many = Array.from({ length: listingsOnPage + 1 }, (_, number) =>
  listingThat('active', { id: number === 0 ? 'velovelovela' : `velovelove${String(number).padStart(2, '0')}` }),
);

/** The first page of the list, by the kind of seller. */
const firstPages: Partial<Readonly<Record<SellerKind, OwnListingsPage>>> = {
  'no ads': pageOf([]),
  'an ad that runs': pageOf([listingThat('active')]),
  'an ad that ends soon': pageOf([listingThat('active', { expiresAt: soon })]),
  'a paused ad': pageOf([listingThat('paused')]),
  'a paused ad that ends soon': pageOf([listingThat('paused', { expiresAt: soon })]),
  'a sold ad': pageOf([listingThat('sold')]),
  'an expired ad': pageOf([listingThat('expired')]),
  'more ads than a page holds': {
    ...pageOf(many),
    listings: many.slice(0, listingsOnPage),
    endCursor: String(listingsOnPage),
  },
};

function pageOf(listings: readonly OwnListing[]): OwnListingsPage {
  const active = listings.filter(({ status }) => status === 'active').length;
  return { listings, endCursor: null, counts: { active, inactive: listings.length - active } };
}

const groupOf = ({ listings }: OwnListingsPage) =>
  listings[0] === undefined || listings[0].status === 'active' ? 'active' : 'inactive';

/** The status that an ad has after an action. */
const statusAfter: Partial<Readonly<Record<ListedCommand, ListingStatus>>> = {
  pause: 'paused',
  resume: 'active',
  reserve: 'reserved',
  endReservation: 'active',
  sell: 'sold',
  cancelSale: 'active',
  remove: 'removed',
};

function after(command: ListedCommand, { status, ...listing }: OwnListing): OwnListing {
  const { expiresAt, francs } = listing;
  const saved = { expiresAt, ...(francs !== null && { francs }) };
  if (command === 'renew') return listingThat(status === 'expired' ? 'active' : status, { ...saved, expiresAt: null });
  return listingThat(statusAfter[command]!, saved);
}

/** The action elsewhere on an ad of this status that makes the chosen action here fail. */
function doneElsewhere(chosen: ListedCommand, status: ListingStatus): ListedCommand {
  if (chosen === 'remove') return 'remove';
  if (status === 'sold') return 'cancelSale';
  return status === 'expired' ? 'renew' : 'sell';
}

/** Parts of the server's messages. The part for a removed ad is from the same sentence, to distinguish it. */
const refusals = {
  wrongState: 'This ad has changed since you opened it.',
  removed: 'Check it and try again.',
  notEndingYet: 'You can renew this ad in its last week.',
};

/** The text with which an action is refused after another tab has acted. */
function refusalOf(chosen: ListedCommand, status: ListingStatus): string {
  if (chosen === 'remove') return refusals.removed;
  return status === 'expired' ? refusals.notEndingYet : refusals.wrongState;
}

const alone = ({ context: { listings } }: Now) => (listings.length === 1 ? listings[0] : undefined);

const chosen = (command: ListedCommand) => (now: Now) => {
  const listing = alone(now);
  // While the price form is open, only some actions are walked: the same code handles all that close the form.
  if (now.matches({ shown: 'repricing' }) && !['reprice', 'pause', 'sell', 'remove'].includes(command))
    return undefined;
  return listing?.may.includes(command) ? { id: listing.id, command } : undefined;
};

/** The actions that are walked, each for the statuses in which its effect differs. */
const actions: readonly { readonly name: string; readonly command: ListedCommand; readonly of?: ListingStatus }[] = [
  ...(['pause', 'resume', 'reserve', 'endReservation', 'sell', 'cancelSale', 'remove'] as const).map((command) => ({
    name: command,
    command,
  })),
  ...(['active', 'paused', 'expired'] as const).map((of) => ({
    name: `renew of one that is ${of}`,
    command: 'renew' as const,
    of,
  })),
];

const withListing = <Answer>(listing: OwnListing | undefined, answer: (listing: OwnListing) => Answer) =>
  listing ? answer(listing) : undefined;

const noLine = { 'no line': new Error('No line') };

const canBeReverted = (now: Now) =>
  now.context.problem?.text === refusals.wrongState && ['active', 'sold'].includes(alone(now)?.status ?? '');

const cases: FlowCases<typeof ownListingsMachine> = {
  ...ownListingsCases,
  events: {
    'more.requested': { 'the next ones': ({ context }: Now) => (context.endCursor === null ? undefined : {}) },
    'command.chosen': {
      'another price': chosen('reprice'),
      pause: chosen('pause'),
      resume: chosen('resume'),
      reserve: chosen('reserve'),
      'end of reservation': chosen('endReservation'),
      sold: chosen('sell'),
      'not sold': chosen('cancelSale'),
      renew: chosen('renew'),
      remove: chosen('remove'),
    },
    'sale.reported': { here: { where: 'here' }, elsewhere: { where: 'elsewhere' }, untold: { where: 'untold' } },
    'price.changed': {
      cheaper: (now: Now) => {
        const listing = alone(now);
        return listing && { listing: { ...listing, priceText: 'CHF 420.–', francs: 420 } };
      },
    },
  },
  actors: {
    fetchingListings: {
      resolves: {
        ...Object.fromEntries(
          Object.entries(firstPages).map(([kind, page]) => [
            kind,
            ({ context: { group, endCursor } }: Now) =>
              endCursor === null && (groupOf(page) === group || page.listings.length === 0) ? page : undefined,
          ]),
        ),
        'the last one': ({ context: { endCursor } }: Now) =>
          endCursor === null ? undefined : { ...pageOf(many), listings: many.slice(listingsOnPage) },
      },
      rejects: noLine,
    },
    commanding: {
      resolves: Object.fromEntries(
        actions.flatMap(({ name, command, of }) => {
          const submitted = (now: Now) => {
            const listing = now.context.submitted?.command === command ? alone(now) : undefined;
            return listing && (of === undefined || listing.status === of) ? listing : undefined;
          };
          return [
            [
              `${name} is done`,
              (now: Now) => withListing(submitted(now), (listing) => ({ listing: after(command, listing) })),
            ],
            [
              `${name} is refused: the ad has changed elsewhere`,
              (now: Now) => withListing(submitted(now), ({ status }) => ({ refusal: refusalOf(command, status) })),
            ],
          ];
        }),
      ),
      rejects: noLine,
    },
    fetchingListing: {
      resolves: {
        'as it stands by now': (now: Now) => {
          const listing = alone(now)!;
          if (now.context.problem?.text === refusals.removed) return null;
          return after(doneElsewhere('pause', listing.status), listing);
        },
      },
      // A failure is a case only if the action in the other tab can be reverted; otherwise the page would be outdated.
      rejects: { 'no line': (now: Now) => (canBeReverted(now) ? noLine['no line'] : undefined) },
    },
  },
  keys: {
    'the ads': ({ context: { listings, group } }: Now) => [
      group,
      listings.length,
      listings[0]?.status,
      listings[0]?.francs,
      listings[0]?.expiresAt,
      listings[0]?.may.length,
    ],
    'how many there are, and whether more': ({ context: { counts, endCursor, hasMoreFailed } }: Now) => [
      counts,
      endCursor,
      hasMoreFailed,
    ],
    'what is done': ({ context: { submitted, problem } }: Now) => [submitted, problem?.text],
  },
};

const noButton = 'A forbidden action has no button.';

/** The kind of seller that a path requires, by the labels of its steps. */
export function ownListingsKind(labels: readonly string[]): SellerKind {
  const kinds = Object.keys(firstPages) as SellerKind[];
  return kinds.find((kind) => labels.some((label) => label.endsWith(`(${kind})`))) ?? 'no ads';
}

/** The seller's actions on an ad in another tab. */
function elsewhere(visitor: Visitor, id: string) {
  const calls: Partial<Readonly<Record<ListedCommand, string>>> = {
    remove: 'removeListing(id: $id)',
    sell: 'sellListing(id: $id, where: HERE)',
    cancelSale: 'cancelSale(id: $id)',
    renew: 'renewListing(id: $id)',
  };

  async function does(command: ListedCommand): Promise<void> {
    const mutation = `mutation ($id: ID!) { result: ${calls[command]} { __typename } }`;
    const { result } = await asksElsewhere<{ readonly result: { readonly __typename: string } }>(visitor, mutation, {
      id,
    });
    if (result.__typename !== 'OwnListing') throw new Error(`${command} was refused of ${id}`);
  }

  async function currentStatus(): Promise<ListingStatus> {
    const query = 'query ($id: ID!) { ownListing(id: $id) { status } }';
    const { ownListing } = await asksElsewhere<{ readonly ownListing: { readonly status: string } }>(visitor, query, {
      id,
    });
    return ownListing.status.toLowerCase() as ListingStatus;
  }

  return {
    /** Changes the ad in the other tab so that the chosen action on this page is refused with this text. */
    changes: async (refusal: string) =>
      does(doneElsewhere(refusal === refusals.removed ? 'remove' : 'pause', await currentStatus())),
    takesBack: async () => does((await currentStatus()) === 'sold' ? 'cancelSale' : 'sell'),
  };
}

/** The driver for the page of a seller's ads, with another seller for each path. */
export function ownListingsInBrowser(seller: (kind: SellerKind) => Seller) {
  return declareDriver(cases, {
    ...ownListingsControls,
    // The events that contain ids of ads, which are those of real ads.
    ownData: ['command.chosen', 'price.changed'],
    sweep: 'states',
    untaken: {
      'shown.ready: command.chosen [isNotAllowed] → the same': noButton,
      'shown.repricing: command.chosen [isNotAllowed] → the same': noButton,
    },
    async opensPage(visitor, { group }, { steps }: Ahead) {
      const { email, listings } = seller(ownListingsKind(steps.map(({ label }) => label)));
      await visitor.forgets();
      await logsIn(visitor, email);
      const stage = await browserStage(visitor, /\/graphql/);
      await visitor.opens(`/en/myads/${group}`);
      const calls: Readonly<Record<string, string>> = {
        fetchingListings: 'OwnListings',
        fetchingMore: 'OwnListings',
        fetchingListing: 'OwnListingRow',
        commanding: 'fragment Refusal',
      };
      return {
        ...stage,
        happens: () => stage.letThrough('RepriceListing'),
        async answers(actor, answer) {
          const there = elsewhere(visitor, listings[0]?.id ?? '');
          if (!('output' in answer)) {
            if (actor === 'fetchingListing') await there.takesBack();
            return stage.cutOff(calls[actor]);
          }
          const { refusal } = (answer.output ?? {}) as { readonly refusal?: string };
          if (refusal !== undefined) await there.changes(refusal);
          return stage.letThrough(calls[actor]);
        },
      };
    },
    expectDetails: expectOwnListings,
  });
}
