import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import {
  clearHistory,
  deleteEntry,
  forgetOldEntries,
  historyLife,
  historyOf,
  mostEntries,
  noteSearch,
  renewEntry,
} from '#server/suggestions/history.ts';
import type { TestMarket } from '#tests/drivers/server/market.ts';

/** Contract tests of the search history in suggestions, for every database engine. */
export function describeSuggestionHistory(engine: string, open: (now: () => number) => Promise<TestMarket>): void {
  let now: number;
  let test: TestMarket;

  beforeEach(async () => {
    now = noon;
    test = await open(() => now);
  });

  afterEach(() => test.close());

  const somebody = () => randomBytes(16).toString('base64url');
  const notes = (person: string, query: string, places: { category?: number; subcategory?: number } = {}) =>
    noteSearch(test.market, person, { query, ...places });
  const queries = async (person: string) => (await historyOf(test.market, person)).map(({ query }) => query);
  const count = async () =>
    (await test.market.store.query({ sql: 'SELECT id FROM suggestion_history', parameters: [] })).length;

  describe(`the history of suggestions on ${engine}`, () => {
    it('has the latest first, each once, as it was last typed', async () => {
      const person = somebody();
      for (const query of ['velo', 'Sofa', 'Vélo']) {
        now += 1;
        await notes(person, query);
      }
      expect(await queries(person)).toEqual(['Vélo', 'Sofa']);
      now += 1;
      await notes(person, 'velo', { category: 4000, subcategory: 4020 });
      expect((await historyOf(test.market, person)).map(({ query, category }) => [query, category])).toEqual([
        ['velo', 4020],
        ['Vélo', 0],
        ['Sofa', 0],
      ]);
    });

    it('returns only texts with a word of the typed prefix, and all categories', async () => {
      const person = somebody();
      for (const query of ['Rotes Vélo', 'Sofa', 'Veloanhänger', 'Gravelbike', '100%', '!%']) {
        now += 1;
        await notes(person, query);
      }
      now += 1;
      await notes(person, '', { category: 4000 });
      const beginning = async (key: string) =>
        (await historyOf(test.market, person, key)).map(({ query, category }) => query || category);
      expect(await beginning('vel')).toEqual([4000, 'Veloanhänger', 'Rotes Vélo']);
      expect(await beginning('100')).toEqual([4000, '100%']);
      expect(await beginning('')).toHaveLength(7);
    });

    it('records a category without a text, but no empty search', async () => {
      const person = somebody();
      await notes(person, '', { category: 4000 });
      await notes(person, '');
      await notes(person, '\0');
      expect(await historyOf(test.market, person)).toEqual([
        { id: expect.stringMatching(/^[\w-]{22}$/), query: '', category: 4000 },
      ]);
    });

    it('retains the last 50 entries of a person, independently of other persons', async () => {
      const [person, other] = [somebody(), somebody()];
      await notes(other, 'Velo');
      for (let number = 0; number < mostEntries + 5; number += 1) {
        now += 1;
        await notes(person, `Velo ${number}`);
      }
      const saved = await queries(person);
      expect(saved).toHaveLength(mostEntries);
      expect([saved[0], saved.at(-1)]).toEqual(['Velo 54', 'Velo 5']);
      expect(await count()).toBe(mostEntries + 1);
      expect(await queries(other)).toEqual(['Velo']);
    });

    it('limits the entries of all persons, and retains the last used ones', async () => {
      const people = Array.from({ length: 7 }, somebody);
      for (const person of people) {
        now += 1;
        await notes(person, 'Velo');
      }
      now += 1;
      await notes(people[1]!, 'velo');
      await forgetOldEntries(test.market, 7);
      expect(await count()).toBe(7);
      await forgetOldEntries(test.market, 3);
      const left = await Promise.all(people.map(queries));
      expect(left.map((own) => own.length)).toEqual([0, 1, 0, 0, 0, 1, 1]);
    });

    it('deletes entries that were unused for a year', async () => {
      const person = somebody();
      await notes(person, 'Velo');
      await notes(person, 'Sofa');
      const used = (await historyOf(test.market, person)).find(({ query }) => query === 'Sofa');
      now = noon + historyLife - 1;
      await forgetOldEntries(test.market);
      expect(await count()).toBe(2);
      await renewEntry(test.market, used!.id);
      now = noon + historyLife;
      expect(await queries(person)).toEqual(['Sofa']);
      await forgetOldEntries(test.market);
      expect(await count()).toBe(1);
      now = noon + 3 * historyLife;
      await forgetOldEntries(test.market);
      expect(await count()).toBe(0);
    });

    it('deletes one entry, or all of a person’s, and nothing else', async () => {
      const [person, other] = [somebody(), somebody()];
      for (const one of [person, other]) for (const query of ['Velo', 'Sofa']) await notes(one, query);
      const [entry] = await historyOf(test.market, person);
      await deleteEntry(test.market, entry!.id);
      await deleteEntry(test.market, entry!.id);
      await deleteEntry(test.market, somebody());
      await renewEntry(test.market, entry!.id);
      expect(await count()).toBe(3);
      await clearHistory(test.market, other);
      expect(await queries(other)).toEqual([]);
      expect(await queries(person)).toHaveLength(1);
    });

    it('stores each once, however many are recorded concurrently', async () => {
      const person = somebody();
      await Promise.all(Array.from({ length: 20 }, () => notes(person, 'Velo')));
      expect(await queries(person)).toEqual(['Velo']);
    });
  });
}
