import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { DataLayerEntry } from '#machines/tracking/dataLayer.ts';
import type { TrackEvent } from '#machines/tracking/trackEvents.ts';
import { trackMachine } from '#machines/tracking/trackMachine.ts';

function written(events: readonly TrackEvent[]): readonly DataLayerEntry[] {
  const entries: DataLayerEntry[] = [];
  const machine = trackMachine.provide({ actions: { writeEntry: (_, entry) => void entries.push(entry) } });
  const track = createActor(machine).start();
  for (const event of events) track.send(event);
  return entries;
}

describe('the tracked data', () => {
  it('of a search are its filter and its number of results', () => {
    expect(written([{ type: 'search.made', query: 'velo', count: 1206 }])).toEqual([
      { event: 'search', query: 'velo', count: 1206 },
    ]);
  });

  it('is which suggestion was picked [SUGGESTIONS-11]', () => {
    expect(written([{ type: 'suggestion.picked', query: 'velo damen' }])).toEqual([
      { event: 'search_suggestion', query: 'velo damen' },
    ]);
  });

  it('is which ad was saved', () => {
    expect(written([{ type: 'listing.saved', listing: 'bikebikebike' }])).toEqual([
      { event: 'add_to_favorites', itemId: 'bikebikebike' },
    ]);
  });

  it('of a deletion are a search whose text begins with a marker', () => {
    expect(written([{ type: 'suggestion.deleted', query: 'velo' }])).toEqual([
      { event: 'search', query: 'deleted:velo' },
    ]);
  });
});
