import { describe, expect, it } from 'vitest';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { isTopLevel, parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { languages } from '#machines/market/language.ts';
import { formerCategoryNames } from '#market/addresses/formerCategoryNames.ts';
import '#market/addresses/everySpelling.ts';
import { searchAt } from '#market/addresses/searchAddress.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { spellingIn } from '#market/addresses/spellings.ts';
import { publishedSegments } from './publishedSegments.ts';

const published = languages.flatMap((language) =>
  publishedSegments[language]
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [id, segment] = entry.split(':') as [string, string];
      return { language, id: Number(id), segment };
    }),
);

/** The segments of a category's level above, in a language: none for a top-level category. */
function segmentsAbove(id: number, language: (typeof languages)[number]): readonly string[] {
  const parent = parentIdOf(id);
  if (parent === undefined) return [''];
  return published.filter((each) => each.id === parent && each.language === language).map(({ segment }) => segment);
}

describe('a published address of a category', () => {
  it.each(languages)('still means the category, whatever the language of the reader: names in %s', (language) => {
    const own = published.filter((each) => each.language === language);
    for (const { id, segment } of own) {
      for (const above of segmentsAbove(id, language)) {
        const rest = above === '' ? segment : `${above}/${segment}`;
        // A reader of another language may have another meaning for a word, but not for a whole path.
        const readers = above === '' ? [language] : languages;
        for (const reader of readers) {
          const read = searchAt({ name: 'list', language: reader, params: { rest } }, new URLSearchParams())?.filter;
          const expected = isTopLevel(id) ? { category: id } : { category: parentIdOf(id), subcategory: id };
          expect(read, `${reader}: ${rest}`).toMatchObject(expected);
        }
      }
    }
  });

  it('is recorded for every name of today', () => {
    const recorded = new Set(published.map(({ language, id, segment }) => `${language} ${id}:${segment}`));
    const today = categoryTree
      .flatMap((top) => [top, ...top.children])
      .flatMap(({ id, name }) => languages.map((language) => `${language} ${id}:${slugOf(name[language])}`));
    expect(today.filter((each) => !recorded.has(each))).toEqual([]);
  });
});

describe('a former name of a category', () => {
  const former = languages.flatMap((language) => formerCategoryNames[language].map((each) => ({ language, ...each })));

  it.each(former)('$name ($language) has a reason, and is not the name of today', ({ language, id, name, reason }) => {
    expect(reason.trim()).not.toBe('');
    expect(slugOf(name)).not.toBe(spellingIn(language)!.category(id));
  });

  it('is listed once, and never means two categories of a level', () => {
    const all = former.map(({ language, id, name }) => `${language} ${parentIdOf(id) ?? ''} ${slugOf(name)}`);
    expect(all.filter((one, place) => all.indexOf(one) !== place)).toEqual([]);
  });
});
