import { describe, expect, it } from 'vitest';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { wordsOf } from '#market/text/words.ts';

const telling = (query: string) => withoutStopWords(wordsOf(query)).map(({ parts }) => parts.join(' '));

describe('the stop words', () => {
  it.each([
    ['Stuhl für das Kind', ['stuhl', 'kind']],
    ['vélo pour une fille', ['vélo', 'fille']],
    ['armadio con le ante', ['armadio', 'ante']],
    ['a table with the chairs', ['table', 'chairs']],
  ])('of "%s" are ignored', (query, words) => {
    expect(telling(query)).toEqual(words);
  });

  it('are searched for when there is nothing else', () => {
    expect(telling('The the')).toEqual(['the', 'the']);
    expect(telling('im')).toEqual(['im']);
  });

  it('are none that name a thing in another language', () => {
    expect(telling('thé or car son')).toEqual(['thé', 'or', 'car', 'son']);
  });
});
