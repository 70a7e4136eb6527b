import { getShortestPaths } from '@xstate/graph';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StateNode } from 'xstate';
import { beginning, fold, replay, stateName } from '#machines/journal/fold.ts';
import { evolve, type Listing } from '#machines/listing/listing.ts';
import { listingFacts, type ListingFact } from '#machines/listing/listingFacts.ts';
import { listingMachine } from '#machines/listing/listingMachine.ts';
import { statusesTagged } from '#machines/listing/listingStatus.ts';
import { listingJournal } from './arbitraryFacts.ts';
import { ana, bike, day, noon } from '#machines/listing/listingExamples.ts';

const at = noon;
const reason = 'The picture shows another bicycle';

/** One fact of each type; the chart looks at the type alone. */
const oneOfEach: { readonly [T in ListingFact['type']]: Extract<ListingFact, { type: T }> } = {
  'listing.drafted': { type: 'listing.drafted', at, seller: ana, content: bike },
  'listing.heldForVerification': { type: 'listing.heldForVerification', at },
  'listing.heldForReview': { type: 'listing.heldForReview', at, because: reason },
  'listing.released': { type: 'listing.released', at },
  'listing.rejected': { type: 'listing.rejected', at, because: reason },
  'listing.published': { type: 'listing.published', at, expiresAt: at + 60 * day },
  'listing.edited': { type: 'listing.edited', at, changes: { title: 'Velo' } },
  'listing.repriced': { type: 'listing.repriced', at, price: { kind: 'free' } },
  'listing.paused': { type: 'listing.paused', at },
  'listing.resumed': { type: 'listing.resumed', at },
  'listing.reserved': { type: 'listing.reserved', at },
  'listing.reservationEnded': { type: 'listing.reservationEnded', at },
  'listing.sold': { type: 'listing.sold', at, where: 'here' },
  'listing.saleCancelled': { type: 'listing.saleCancelled', at },
  'listing.expired': { type: 'listing.expired', at },
  'listing.renewed': { type: 'listing.renewed', at, expiresAt: at + 60 * day },
  'listing.promoted': { type: 'listing.promoted', at, product: 'combo', endsAt: at + 7 * day },
  'listing.promotionEnded': { type: 'listing.promotionEnded', at, product: 'combo' },
  'listing.removed': { type: 'listing.removed', at, by: 'moderator', because: reason },
};
const facts = Object.values(oneOfEach);

function* nodesOf(node: StateNode<any, any>): Generator<StateNode<any, any>> {
  yield node;
  for (const child of Object.values(node.states)) yield* nodesOf(child);
}

/** Every path to every state, by the facts alone. */
const paths = getShortestPaths(listingMachine, {
  events: facts as never,
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
}).map(({ steps, state }) => ({ state, history: steps.map(({ event }) => event).filter(isFact) }));

function isFact(event: { type: string }): event is ListingFact {
  return event.type in oneOfEach;
}

describe('the listing chart', () => {
  it('says of every state who and why', () => {
    const silent = [...nodesOf(listingMachine.root)].filter(({ description }) => !description).map(({ id }) => id);
    expect(silent).toEqual([]);
  });

  it('has a state for the whole life of an ad, each of which a journal can reach', () => {
    const reached = new Set(paths.map(({ state }) => stateName(state).split('.').at(-1)));
    const life = 'unwritten draft awaitingVerification inReview rejected active paused reserved sold expired removed';
    expect(reached).toEqual(new Set(life.split(' ')));
  });

  it('takes every transition it draws, and every fact it declares', () => {
    const drawn = [...nodesOf(listingMachine.root)].flatMap((node) =>
      [...node.transitions.keys()].map((type) => `${node.id} ${type}`),
    );
    const taken = new Set<string>();
    for (const { state } of paths) {
      for (const fact of facts.filter((one) => state.can(one))) {
        const owner = state._nodes
          .toSorted((one, other) => other.path.length - one.path.length)
          .find((node) => node.transitions.has(fact.type));
        taken.add(`${owner?.id} ${fact.type}`);
      }
    }
    expect(drawn.filter((one) => !taken.has(one))).toEqual([]);
    const declared = Object.keys(listingFacts.declarations);
    expect(declared.filter((type) => !drawn.some((one) => one.endsWith(` ${type}`)))).toEqual([]);
  });

  it('never lets a removed ad come back', () => {
    const removed = fold(listingMachine, beginning(listingMachine, 'listing-1'), [
      oneOfEach['listing.drafted'],
      oneOfEach['listing.removed'],
    ]);
    expect(facts.filter((fact) => removed.snapshot.can(fact))).toEqual([]);
  });

  it('tells by tags which ads search finds, whose page is there and whose term runs', () => {
    expect(statusesTagged('listed')).toEqual(['active', 'reserved']);
    expect(statusesTagged('viewable')).toEqual(['active', 'reserved', 'sold', 'expired']);
    expect(statusesTagged('running')).toEqual(['active', 'paused', 'reserved']);
    expect(statusesTagged('alive')).not.toContain('removed');
  });
});

describe('reducer and chart', () => {
  it('agree on where any ad stands, whatever its journal', () => {
    fc.assert(
      fc.property(listingJournal, (journal) => {
        let listing: Listing | null = null;
        const steps = replay(listingMachine, 'listing-any', journal);
        steps.next();
        for (const { snapshot, version } of steps) {
          listing = evolve(listing, journal[version - 1]!);
          expect(listing).toEqual(snapshot.context.listing);
          expect(listing.status).toBe(stateName(snapshot).split('.').at(-1));
        }
      }),
      { numRuns: 300 },
    );
  });
});
