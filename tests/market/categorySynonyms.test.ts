import { describe, expect, it } from 'vitest';
import { categoryById } from '#machines/market/categories/categories.ts';
import { languages } from '#machines/market/language.ts';
import { categorySynonyms } from '#market/categorySynonyms.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { isStopWord } from '#market/text/stopWords.ts';
import { wordsOf } from '#market/text/words.ts';

describe('a synonym for a category', () => {
  it('exists in every language for the most frequent searches', () => {
    const meaning = (word: string) =>
      categorySynonyms.filter((synonym) => fold(synonym.word) === fold(word)).map(({ category }) => category);
    expect(meaning('Fahrrad')).toEqual([4020]);
    expect(meaning('bicyclette')).toEqual([4020]);
    expect(meaning('bici')).toEqual([4020, 4030]);
    expect(meaning('bike')).toEqual([4020]);
    expect(meaning('Töff')).toEqual([2040]);
    expect(new Set(meaning('natel'))).toEqual(new Set([5810]));
    expect(meaning('flat')).toEqual([1020]);
    expect(meaning('Möbel')).toEqual([3020, 3030, 3040, 3050]);
  });

  it.each([
    ['de', 4100, 'Freizeit'],
    ['fr', 3000, 'ménage'],
    ['fr', 3220, 'gril'],
    ['fr', 3410, 'briques'],
    ['fr', 4230, 'livres-documentaires'],
    ['fr', 6470, 'soins'],
    ['it', 4100, 'tempo-libero'],
    ['it', 5800, 'telefono'],
    ['it', 6470, 'cure'],
    ['en', 1080, 'building-ground'],
    ['en', 4100, 'leisure'],
    ['en', 6430, 'catering'],
    ['en', 6430, 'sales'],
  ])('exists for words of former names: in %s, category %s by %s', (language, category, word) => {
    expect(categorySynonyms).toContainEqual({ category, language, word });
  });

  it.each(categorySynonyms)('$word ($language) has up to three words, besides articles', ({ word }) => {
    const words = wordsOf(word.replaceAll('-', ' ')).flatMap(({ parts }) => parts);
    const telling = words.filter((part) => !isStopWord(part));
    expect(telling.length).toBeGreaterThanOrEqual(1);
    expect(telling.length).toBeLessThanOrEqual(3);
  });

  it('is as frequent in one language as in another', () => {
    const counts = languages.map((language) => categorySynonyms.filter((each) => each.language === language).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(160);
    expect(Math.max(...counts)).toBeLessThanOrEqual(1.4 * Math.min(...counts));
  });

  it.each(categorySynonyms)(
    '$word ($language) is not in the name of the category already',
    ({ category, language, word }) => {
      const spellings = (text: string) =>
        wordsOf(text).flatMap(({ parts, joined = parts[0]! }) => [fold(joined), ...stemsOf(joined, language)]);
      const named = spellings(categoryById(category)!.name[language]);
      const said = spellings(word);
      expect(said.every((spelling) => named.includes(spelling))).toBe(false);
    },
  );

  it('is listed once for a category in a language', () => {
    const all = categorySynonyms.map(({ category, language, word }) => `${category} ${language} ${fold(word)}`);
    expect(all.filter((one, place) => all.indexOf(one) !== place)).toEqual([]);
  });
});
