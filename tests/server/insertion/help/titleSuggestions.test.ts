import { describe, expect, it } from 'vitest';
import { fold } from '#market/text/fold.ts';
import type { Market } from '#server/store/market.ts';
import { titleSuggestions } from '#server/insertion/help/titleSuggestions.ts';
import { namesOf } from '#server/suggestions/vocabulary/countedListing.ts';
import { wordsIn } from '#server/suggestions/phrases.ts';
import { demoCountedListings, vocabularyOf } from '#tests/drivers/demo/demoVocabulary.ts';

const listings = demoCountedListings();
const vocabulary = vocabularyOf(listings);
/** No user is known, so no history is read from the market. */
const market = {} as Market;

async function suggested(title: string, language: (typeof listings)[number]['language']): Promise<readonly string[]> {
  const typing = { title, category: null, language, person: undefined };
  return (await titleSuggestions({ market, vocabulary }, typing)).map(({ text }) => text);
}

describe('suggestions for a title over the demonstration market', () => {
  it('never glue words together: each word is in a title, a make or a model', async () => {
    const known = new Set(
      listings.flatMap((listing) => namesOf(listing).flatMap((name) => wordsIn(name).map(({ key }) => key))),
    );
    const unknown: string[] = [];
    for (const [place, { title, language }] of listings.entries()) {
      // Another beginning of each title: in the middle of a word, at its end, and behind a space.
      const typed = title.slice(0, 2 + (place % Math.max(1, title.length - 2)));
      for (const start of [typed, `${typed} `, `${title}/${title.slice(0, 3)}`, typed.replaceAll(' ', '/')]) {
        const there = new Set(wordsIn(start).map(({ key }) => key));
        for (const text of await suggested(start, language)) {
          for (const { key } of wordsIn(text))
            if (!known.has(key) && !there.has(key)) unknown.push(`${start}: ${text}`);
        }
      }
    }
    expect(unknown).toEqual([]);
  });

  it.each(['de', 'fr', 'it', 'en'] as const)('continue after the space of a whole word in %s', async (language) => {
    for (const title of ['Sofa ', 'Velo ', 'iPhone ', 'Smartphone ']) {
      for (const text of await suggested(title, language)) expect(fold(text.slice(0, title.length))).toBe(fold(title));
    }
  });

  it.each([
    ['Sofa grau', 'de'],
    ['Damenvelo blau', 'de'],
    ['chaton à donner', 'fr'],
    ['chaton à donner', 'de'],
    ['apartment for rent', 'en'],
    ['apartment for rent', 'de'],
    ['Konzertticket Züri West', 'de'],
    ['4.5-Zimmer-Wohnung in Bern', 'de'],
    ['Velo', 'de'],
    ['Tisch', 'de'],
  ] as const)('complete no whole word into another one: %s in %s', async (title, language) => {
    for (const text of await suggested(title, language)) expect(fold(text)).toMatch(new RegExp(`^${fold(title)} `));
  });

  it.each([
    ['Sofa gr', 'de', 'Sofa grau', /gris/i],
    ['chaton à do', 'de', 'chaton à donner', /Donnerstag/],
    ['Scarpe da ten', 'de', 'Scarpe da tennis', /Tente|tendine/],
    ['dining tab', 'en', undefined, /Tableau|Tabliers|Tabourets/],
  ] as const)('are of the language of its other words: %s on a page in %s', async (title, language, one, none) => {
    const texts = await suggested(title, language);
    if (one !== undefined) expect(texts).toContain(one);
    expect(texts.filter((text) => none.test(text))).toEqual([]);
  });

  it('leave what is typed before the word as it is', async () => {
    expect(await suggested('Canapé d’an', 'fr')).toContain('Canapé d’angle');
    expect((await suggested('Stuhl/Sof', 'de'))[0]).toBe('Stuhl/Sofa');
  });
});
