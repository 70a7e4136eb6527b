import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { mostHiddenListings, mostViewedSearches, mostViewedListings } from '#machines/market/limits.ts';
import { emptyMemory } from '#machines/visits/deviceMemory.ts';
import { visitsMachine } from '#machines/visits/visitsMachine.ts';
import { visitStorage } from '#web/visits/visitStorage.ts';
import { memoryFrom, memoryKey, textOf } from '#web/visits/storedMemory.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const id = 'bikebikebike';
const other = 'sofasofasofa';

function openTab() {
  const flow = createActor(visitsMachine.provide({ actors: { storage: visitStorage } })).start();
  flow.send({ type: 'page.opened' });
  return { flow, memory: () => flow.getSnapshot().context.memory };
}

const refuse = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};

describe('the memory of a device', () => {
  it('persists for the next page', () => {
    const tab = openTab();
    tab.flow.send({ type: 'listing.viewed', id, at: 1000 });
    tab.flow.send({ type: 'listing.hidden', id: other });
    tab.flow.stop();
    expect(openTab().memory()).toMatchObject({ viewed: [id], hidden: [other] });
  });

  it('is shared by all tabs, whose writes do not overwrite each other', () => {
    const [one, two] = [openTab(), openTab()];
    one.flow.send({ type: 'listing.hidden', id });
    // A tab hides another listing while the event about the first tab's change may still be pending.
    two.flow.send({ type: 'listing.hidden', id: other });
    expect(two.memory().hidden).toEqual([other, id]);
    expect(one.memory().hidden).toEqual([id]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    expect(one.memory().hidden).toEqual([id]);
    window.dispatchEvent(new StorageEvent('storage', { key: memoryKey }));
    expect(one.memory().hidden).toEqual([other, id]);
  });

  it('is empty in all tabs after the visitor clears the browser’s data', () => {
    const tab = openTab();
    tab.flow.send({ type: 'listing.hidden', id });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(tab.memory()).toEqual(emptyMemory);
  });

  it('does not notify a page that was left', () => {
    const tab = openTab();
    tab.flow.stop();
    localStorage.setItem(memoryKey, textOf({ ...emptyMemory, hidden: [id] }));
    window.dispatchEvent(new StorageEvent('storage', { key: memoryKey }));
    expect(tab.memory()).toEqual(emptyMemory);
  });

  it.each(['getItem', 'setItem'] as const)('lasts as long as the page when storage refuses %s', (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    const tab = openTab();
    tab.flow.send({ type: 'listing.hidden', id });
    tab.flow.send({ type: 'listing.viewed', id: other, at: 1000 });
    expect(tab.memory()).toMatchObject({ viewed: [other], hidden: [id] });
  });
});

describe('the stored text', () => {
  const anyId = fc.stringMatching(/^[a-z\d]{12}$/);
  const time = fc.nat();
  const anyMemory = fc.record({
    viewed: fc.uniqueArray(anyId, { maxLength: mostViewedListings }),
    hidden: fc.uniqueArray(anyId, { maxLength: 40 }),
    visit: fc.option(fc.record({ began: time, lastSeen: time })),
    searches: fc.array(fc.record({ token: fc.string({ maxLength: 300 }), seenAt: time, seenBefore: fc.option(time) }), {
      maxLength: mostViewedSearches,
    }),
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyMemory, (memory) => {
        expect(memoryFrom(textOf(memory))).toEqual(memory);
      }),
    );
  });

  it('is bounded and valid after arbitrary edits', () => {
    const parts = fc.record(
      { viewed: fc.anything(), hidden: fc.anything(), visit: fc.anything(), searches: fc.anything() },
      { requiredKeys: [] },
    );
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      parts.map((saved) => JSON.stringify(saved)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const memory = memoryFrom(text);
        expect(memory).toEqual(memoryFrom(textOf(memory)));
        for (const each of [...memory.viewed, ...memory.hidden]) expect(each).toMatch(/^[a-z\d]{12}$/);
      }),
    );
    const many = Array.from({ length: 2 * mostHiddenListings }, (_, index) => String(index).padStart(12, 'a'));
    const searches = many.map((token) => ({ token, seenAt: 1, seenBefore: null }));
    const saved = memoryFrom(JSON.stringify({ viewed: many, hidden: many, visit: null, searches }));
    expect([saved.viewed.length, saved.hidden.length, saved.searches.length]).toEqual([
      mostViewedListings,
      mostHiddenListings,
      mostViewedSearches,
    ]);
  });

  it('has no token that is longer than most searches need', () => {
    const searches = [{ token: 'x'.repeat(301), seenAt: 1, seenBefore: null }];
    expect(memoryFrom(textOf({ ...emptyMemory, searches })).searches).toEqual([]);
  });
});
