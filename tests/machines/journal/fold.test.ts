import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { beginning, fold, FoldError, replay, restored, snapshotRecord, stateName } from '#machines/journal/fold.ts';
import { declareFacts } from '#machines/journal/facts.ts';
import { featureOf, idOf, lifecycle, streamOf } from '#machines/journal/lifecycle.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { listingMachine } from '#machines/listing/lifecycle/listingMachine.ts';
import {
  bikeDrafted,
  bikeExpired,
  bikePromoted,
  bikePublished,
  bikeReserved,
  noon,
} from '#machines/listing/lifecycle/listingExamples.ts';

const start = beginning(listingMachine, 'listing-bike');

describe('folding', () => {
  it('counts versions and ends in the state that the facts produce', () => {
    const folded = fold(listingMachine, start, bikeReserved);
    expect(folded.version).toBe(3);
    expect(stateName(folded.snapshot)).toBe('running.reserved');
  });

  it('resumes where it stopped, and ends like a single fold of all facts', () => {
    const [first, ...rest] = bikePromoted;
    const inTwo = fold(listingMachine, fold(listingMachine, start, [first!]), rest);
    const inOne = fold(listingMachine, start, bikePromoted);
    expect(inTwo.version).toBe(inOne.version);
    expect(inTwo.snapshot.context).toEqual(inOne.snapshot.context);
  });

  it('stops at a fact that the chart does not accept, naming stream, version, fact and state', () => {
    const wrong = [...bikeDrafted, { type: 'listing.renewed', at: noon, expiresAt: noon } as const];
    const folding = () => fold(listingMachine, start, wrong);
    expect(folding).toThrow(FoldError);
    expect(folding).toThrow('listing-bike version 2: the chart does not accept listing.renewed in state draft');
  });

  it('stops at an undeclared fact: an unknown fact must not vanish', () => {
    expect(() => fold(listingMachine, start, [{ type: 'listing.burnt', at: noon }])).toThrow(FoldError);
  });

  it('yields every step of a journal, including the one before its first fact', () => {
    const steps = [...replay(listingMachine, 'listing-bike', bikeExpired)].map(({ snapshot }) => stateName(snapshot));
    expect(steps).toEqual(['unwritten', 'draft', 'running.active', 'expired']);
  });
});

describe('a stored snapshot', () => {
  const folded = fold(listingMachine, start, bikePublished);
  const record = JSON.parse(JSON.stringify(snapshotRecord(folded, 'source-1'))) as ReturnType<typeof snapshotRecord>;

  it('restores the state, and continues to fold like it', () => {
    const again = restored(listingMachine, record, 'source-1');
    expect(again?.version).toBe(2);
    expect(again?.snapshot.context).toEqual(folded.snapshot.context);
    const next = bikeReserved.slice(2);
    expect(stateName(fold(listingMachine, again!, next).snapshot)).toBe('running.reserved');
  });

  it('is discarded after a change of the chart', () => {
    expect(restored(listingMachine, record, 'source-2')).toBeUndefined();
  });
});

describe('a lifecycle', () => {
  const facts = declareFacts('stall', {});

  it('names its streams by feature and id', () => {
    expect(streamOf(listingLifecycle, 'a-b')).toBe('listing-a-b');
    expect(idOf('listing-a-b')).toBe('a-b');
    expect(featureOf('listing-a-b')).toBe('listing');
  });

  it('refuses a chart with delays', () => {
    const waiting = setup({}).createMachine({
      initial: 'open',
      states: { open: { after: { 1000: 'shut' } }, shut: {} },
    });
    expect(() => lifecycle(waiting, facts)).toThrow(/waits; in a lifecycle time arrives as a fact/);
  });

  it('refuses a chart with an invoked actor', () => {
    const calling = setup({ actors: { asking: {} as never } }).createMachine({
      invoke: { src: 'asking', input: undefined },
    });
    expect(() => lifecycle(calling, facts)).toThrow(/invokes an actor; a lifecycle takes facts only/);
  });
});
