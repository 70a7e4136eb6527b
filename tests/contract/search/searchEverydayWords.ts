import { beforeAll, expect, it } from 'vitest';
import { categoryById, parentOf } from '#machines/market/categories/categories.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { categoryKeywords } from '#server/search/names/categoryKeywords.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import { filter, listing } from '#tests/server/search/corpus/listings.ts';
import { everydayAds } from './everyday/ads.ts';
import { everydayWords as de } from './everyday/words.de.ts';
import { everydayWords as en } from './everyday/words.en.ts';
import { everydayWords as fr } from './everyday/words.fr.ts';
import { everydayWords as it_ } from './everyday/words.it.ts';
import type { HeldSearch } from './searchContract.ts';

/** Words that visitors type every day find the ads of all four languages. */
export function describeEverydayWords(subject: () => HeldSearch): void {
  beforeAll(() => subject().holds(everydayDocuments()));

  it.each(languages)('in %s', async (language) => {
    const faults: string[] = [];
    for (const row of rowsIn(language)) faults.push(...(await faultsOf(row, subject())));
    expect(faults).toEqual([]);
  });
}

/** A search word, the things that it must find, and those that it must not find. */
interface Row {
  readonly word: string;
  readonly found: readonly string[];
  readonly excluded: readonly string[];
}

const words: Readonly<Record<Language, string>> = { de, fr, it: it_, en };

export function rowsIn(language: Language): readonly Row[] {
  return linesOf(words[language]).map(([word, found, excluded]) => ({
    word: word!,
    found: found!.split(' '),
    excluded: excluded!.split(' '),
  }));
}

/** The errors of a word: ads that it misses, and ads that it finds although it must not. */
export async function faultsOf({ word, found, excluded }: Row, { port }: Pick<HeldSearch, 'port'>): Promise<string[]> {
  const { ids } = await port.search(filter({ query: word }), { size: 10_000 });
  const hits = new Set(ids);
  const reported = (those: readonly string[], isHit: boolean) =>
    those
      .flatMap((thing) => languages.map((language) => `${thing}/${language}`))
      .filter((id) => hits.has(id) === isHit);
  return [
    ...reported(found, false).map((id) => `${word}: misses ${id}`),
    ...reported(excluded, true).map((id) => `${word}: finds ${id}`),
  ];
}

export function everydayDocuments(): readonly SearchDocument[] {
  return linesOf(everydayAds).flatMap(([thing, id, ...titles]) => {
    const category = categoryById(Number(id))!;
    const top = parentOf(category.id) ?? category;
    const keywords = categoryKeywords(category.id);
    return languages.map((language, place) =>
      listing(`${thing}/${language}`, {
        title: titles[place]!,
        language,
        keywords,
        category: category.id,
        topCategory: top.id,
      }),
    );
  });
}

function linesOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}
