import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginning, fold, replay, stateName } from '#machines/journal/fold.ts';
import { evolve, type Listing } from '#machines/listing/lifecycle/listing.ts';
import { listingCases } from '#machines/listing/lifecycle/listingCases.ts';
import { bikeRemoved } from '#machines/listing/lifecycle/listingExamples.ts';
import { listingFacts, type ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingMachine } from '#machines/listing/lifecycle/listingMachine.ts';
import { statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import type { ChartState } from '#inspector/paths/charts/chart.ts';
import { explore } from '#inspector/paths/explore.ts';
import { lifecycleWalk } from '#inspector/paths/lifecycleWalk.ts';
import { listingJournal } from './arbitraryFacts.ts';

const { edges, places, walkable } = explore(lifecycleWalk(listingCases));

function isInnermost({ type }: ChartState): boolean {
  return type === 'atomic' || type === 'final';
}

describe('the listing chart', () => {
  it('covers the whole life of a listing, and the commands of its rules reach each state', () => {
    const { states } = walkable.chart;
    const innermost = [...places.values()]
      .flatMap((place) => place.states)
      .filter((id) => isInnermost(states.get(id)!));
    const reached = new Set(innermost.map((id) => id.split('.').at(-1)));
    const life = 'unwritten draft awaitingVerification inReview rejected active paused reserved sold expired removed';
    expect(reached).toEqual(new Set(life.split(' ')));
  });

  it('never restores a removed listing', () => {
    const removed = fold(listingMachine, beginning(listingMachine, 'listing-1'), bikeRemoved);
    const facts = Object.keys(listingFacts.declarations);
    expect(facts.filter((type) => removed.snapshot.can({ type } as ListingFact))).toEqual([]);
    const reported = edges.filter(({ from, facts }) => from.states.includes('listing.removed') && facts.length > 0);
    expect(reported).toEqual([]);
  });

  it('marks by tags the listings that are searchable, have a page or have a running term', () => {
    expect(statusesTagged('listed')).toEqual(['active', 'reserved']);
    expect(statusesTagged('viewable')).toEqual(['active', 'reserved', 'sold', 'expired']);
    expect(statusesTagged('running')).toEqual(['active', 'paused', 'reserved']);
    expect(statusesTagged('alive')).not.toContain('removed');
    expect(statusesTagged('pending')).toEqual(['awaitingVerification', 'inReview']);
    expect(statusesTagged('inactive')).toEqual(['rejected', 'paused', 'sold', 'expired']);
  });
});

describe('reducer and chart', () => {
  it('agree on the state of any listing, for any journal', () => {
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
