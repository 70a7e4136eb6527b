import { expect, it } from 'vitest';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { SearchAnswer, SearchDocument } from '#server/search/searchPort.ts';
import { listing, filter } from '#tests/server/search/corpus/listings.ts';
import { compounds, noCompounds } from './searchCompounds.ts';
import type { HeldSearch } from './searchContract.ts';
import { otherMeasures, sameMeasures, signs } from './searchMeasures.ts';
import { noThings, things } from './searchThings.ts';

/** The results of spellings of measures, signs in words and parts of compounds. */
export function describeTextExamples(subject: () => HeldSearch): void {
  const answer = (about: Partial<SearchFilter>): Promise<SearchAnswer> =>
    subject().port.search(filter(about), { size: 30 });
  const ids = async (about: Partial<SearchFilter>) => (await answer(about)).ids;

  async function found(documents: readonly SearchDocument[], about: Partial<SearchFilter>): Promise<readonly string[]> {
    await subject().holds(documents);
    return ids(about);
  }

  it.each(signs)('"%s" finds, in %s, "%s"', async (query, language, title) => {
    expect(await found([listing('a1', { title, language })], { query })).toEqual(['a1']);
  });

  const measures = sameMeasures.map(([language, ...titles]) => ({ language, titles }));
  it.each(measures)('by every spelling of a measure, in $language: $titles', async ({ language, titles }) => {
    const documents = titles.map((title, place) => listing(`a${place}`, { title, language }));
    const all = documents.map(({ id }) => id);
    for (const query of titles) {
      expect((await found(documents, { query })).toSorted(), query).toEqual(all);
      expect((await ids({ query: query.toLowerCase() })).toSorted(), `${query} in small letters`).toEqual(all);
    }
  });

  it.each(otherMeasures)('not: "%s" finds, in %s, no "%s"', async (query, language, title) => {
    expect(await found([listing('a1', { title, language })], { query })).toEqual([]);
  });

  it.each(compounds)('by a part of a compound: "%s" finds, in %s, "%s"', async (query, language, title) => {
    expect(await found([listing('a1', { title, language })], { query })).toEqual(['a1']);
  });

  it.each(noCompounds)('not by letters alone: "%s" finds, in %s, no "%s"', async (query, language, title) => {
    expect(await found([listing('a1', { title, language })], { query })).toEqual([]);
  });

  it.each(things)('by another name of a thing: "%s" finds, in %s, "%s"', async (query, language, title) => {
    expect(await found([listing('a1', { title, language })], { query })).toEqual(['a1']);
  });

  it.each(noThings)('not of another thing: "%s" finds, in %s, no "%s"', async (query, language, title) => {
    expect(await found([listing('a1', { title, language })], { query })).toEqual([]);
  });

  it('by the names of its category only if these are typed', async () => {
    const documents = [listing('a1', { keywords: ['Bureau et commerce'] })];
    expect(await found(documents, { query: 'bureau' })).toEqual(['a1']);
    expect(await ids({ query: 'Schreibtisch' })).toEqual([]);
  });

  it('by another name in the language of the query, if it has one', async () => {
    const documents = [listing('a1', { title: 'Zwei Sofas' }), listing('a2', { title: 'Kühlschrank' })];
    expect(await found(documents, { query: 'frigos', queryLanguage: 'fr' })).toEqual(['a2']);
    expect(await ids({ query: 'frigos', queryLanguage: 'de' })).toEqual([]);
  });

  it('without the other names of an unwanted word', async () => {
    const documents = [listing('a1', { title: 'Kühlschrank' }), listing('a2', { title: 'Herd' })];
    expect(await found(documents, { query: '-frigo' })).toEqual(['a2']);
  });

  it('ranks a whole word above a part of a compound, wherever each occurs', async () => {
    const documents = [
      listing('a1', { body: 'Tisch' }),
      listing('a2', { title: 'Tisch' }),
      listing('a3', { title: 'Esstisch', body: 'Ein Gartentisch' }),
      listing('a4', { body: 'Esstisch' }),
      listing('a5', { keywords: ['Tisch'] }),
    ];
    expect(await found(documents, { query: 'tisch', sort: 'relevant' })).toEqual(['a5', 'a2', 'a1', 'a3', 'a4']);
    expect((await answer({ query: 'tisch' })).total).toBe(5);
    expect(await ids({ query: '-tisch' })).toEqual([]);
  });

  it('ranks the category above the title of something for it', async () => {
    const documents = [
      listing('a1', { title: 'Sofa für kleine Wohnung' }),
      listing('a2', { title: 'Hell und ruhig', keywords: ['Wohnungen'] }),
    ];
    expect(await found(documents, { query: 'wohnung', sort: 'relevant' })).toEqual(['a2', 'a1']);
  });
}
