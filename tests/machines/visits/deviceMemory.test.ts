import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostHiddenListings, mostViewedSearches, mostViewedListings, visitSilence } from '#machines/market/limits.ts';
import { type DeviceMemory, emptyMemory, newSince, remembering } from '#machines/visits/deviceMemory.ts';
import type { VisitChange } from '#machines/visits/visitsEvents.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 20, 12);

const after = (...changes: readonly VisitChange[]) => changes.reduce(remembering, emptyMemory);
const viewed = (id: string, at = noon): VisitChange => ({ type: 'listing.viewed', id, at });
const hidden = (id: string): VisitChange => ({ type: 'listing.hidden', id });
const seen = (token: string, at: number): VisitChange => ({ type: 'search.seen', token, at });

describe('viewed listings', () => {
  it('are stored once each, the latest first', () => {
    expect(after(viewed('one'), viewed('two'), viewed('one')).viewed).toEqual(['one', 'two']);
  });

  it('are limited to 20; the oldest is dropped', () => {
    const many = Array.from({ length: mostViewedListings + 1 }, (_, index) => viewed(`ad ${index}`));
    expect(mostViewedListings).toBe(20);
    expect(after(...many).viewed).toHaveLength(mostViewedListings);
    expect(after(...many).viewed).not.toContain('ad 0');
  });

  it('can be cleared, and nothing else is', () => {
    const memory = after(viewed('one'), hidden('two'), seen('velo', noon));
    expect(remembering(memory, { type: 'views.cleared' })).toEqual({ ...memory, viewed: [] });
  });
});

describe('hidden listings', () => {
  it('stay hidden until they are shown again', () => {
    const memory = after(hidden('one'), hidden('two'), hidden('one'));
    expect(memory.hidden).toEqual(['one', 'two']);
    expect(remembering(memory, { type: 'listings.restored', ids: ['one', 'nobody'] }).hidden).toEqual(['two']);
  });

  it('are limited to 500; the oldest is shown again', () => {
    const many = Array.from({ length: mostHiddenListings + 1 }, (_, index) => hidden(`ad ${index}`));
    expect(mostHiddenListings).toBe(500);
    expect(after(...many).hidden).toHaveLength(mostHiddenListings);
    expect(after(...many).hidden).not.toContain('ad 0');
  });
});

describe('a search', () => {
  it('has nothing new on the first visit', () => {
    expect(newSince(after(seen('velo', noon), seen('velo', noon + 5 * minute)), 'velo')).toBeUndefined();
  });

  it('shows on the next visit the listings since it was last seen, however often it is viewed then', () => {
    const later = noon + 24 * 60 * minute;
    const memory = after(seen('velo', noon), seen('velo', noon + 5 * minute), seen('velo', later));
    expect(newSince(memory, 'velo')).toBe(noon + 5 * minute);
    expect(newSince(remembering(memory, seen('velo', later + minute)), 'velo')).toBe(noon + 5 * minute);
    expect(newSince(memory, 'sofa'), 'each search has its own').toBeUndefined();
  });

  it('belongs to the same visit until 30 minutes without any page view', () => {
    expect(visitSilence).toBe(30 * minute);
    const goesOn = after(seen('velo', noon), viewed('one', noon + visitSilence), seen('velo', noon + 2 * visitSilence));
    expect(newSince(goesOn, 'velo')).toBeUndefined();
    const another = after(seen('velo', noon), seen('velo', noon + visitSilence + 1));
    expect(newSince(another, 'velo')).toBe(noon);
  });

  it('is remembered among the last 50', () => {
    const many = Array.from({ length: mostViewedSearches + 1 }, (_, index) => seen(`token ${index}`, noon + index));
    expect(after(...many).searches).toHaveLength(mostViewedSearches);
    expect(after(...many).searches.map(({ token }) => token)).not.toContain('token 0');
  });
});

describe('in any sequence of events', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const at = fc.nat({ max: 10 * visitSilence });
  const change: fc.Arbitrary<VisitChange> = fc.oneof(
    fc.record({ type: fc.constant('listing.viewed' as const), id, at }),
    fc.record({ type: fc.constant('listing.hidden' as const), id }),
    fc.record({ type: fc.constant('listings.restored' as const), ids: fc.array(id) }),
    fc.record({ type: fc.constant('search.seen' as const), token: id, at }),
    fc.record({ type: fc.constant('views.cleared' as const) }),
  );

  const anyMemory = fc.array(change, { maxLength: 40 }).map((changes) => after(...changes));
  const isOnce = (list: readonly string[]) => new Set(list).size === list.length;

  it('nothing is stored twice, and no listing is new to a search that was seen after it was published', () => {
    fc.assert(
      fc.property(anyMemory, (memory: DeviceMemory) => {
        expect(isOnce(memory.viewed) && isOnce(memory.hidden)).toBe(true);
        expect(isOnce(memory.searches.map(({ token }) => token))).toBe(true);
        for (const { token, seenAt, seenBefore } of memory.searches) {
          expect(newSince(memory, token) ?? null).toBe(seenBefore);
          if (seenBefore !== null) expect(seenBefore).toBeLessThanOrEqual(seenAt);
        }
      }),
    );
  });

  it('a listing that was hidden last is hidden, and one that was shown again is not', () => {
    fc.assert(
      fc.property(anyMemory, id, (memory, listing) => {
        const away = remembering(memory, hidden(listing));
        expect(away.hidden).toContain(listing);
        expect(remembering(away, { type: 'listings.restored', ids: [listing] }).hidden).not.toContain(listing);
      }),
    );
  });
});
