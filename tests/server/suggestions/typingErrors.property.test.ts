import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textTable } from '#server/suggestions/textTable.ts';
import { meantBy, mostErrors, typingDistance, typingErrors } from '#server/suggestions/typingErrors.ts';

/** The distance as it is defined, without any table. */
function naiveDistance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [first, second] = [one.slice(0, -1), other.slice(0, -1)];
  const ways = [
    naiveDistance(first, other) + 1,
    naiveDistance(one, second) + 1,
    naiveDistance(first, second) + (one.at(-1) === other.at(-1) ? 0 : 1),
  ];
  const isTurned = one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  if (isTurned) ways.push(naiveDistance(first.slice(0, -1), second.slice(0, -1)) + 1);
  return Math.min(...ways);
}

// Few letters, so that words are near one another.
const word = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ß'), minLength, maxLength });

describe('typing errors', () => {
  it('are counted as the distance is defined', () => {
    fc.assert(
      fc.property(word(0, 6), word(0, 6), (one, other) => {
        expect(typingDistance(one, other)).toBe(naiveDistance(one, other));
      }),
      { numRuns: 300 },
    );
  });

  it('lead to every word near enough, and to no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word(1, 13), { maxLength: 60 }), word(0, 13), (words, typed) => {
        const sorted = words.toSorted();
        const texts = textTable(sorted);
        const found = [...meantBy(typingErrors(texts), texts, typed)].map(([place, errors]) => [sorted[place], errors]);
        const expected = sorted
          .map((each): [string, number] => [each, typingDistance(each, typed)])
          .filter(([each, errors]) => each.length >= 3 && errors > 0 && errors <= mostErrors(typed));
        expect(new Map(found as [string, number][])).toEqual(new Map(expected));
      }),
      { numRuns: 500 },
    );
  });

  it('are one in a word, two in one of 8 letters or more, and none in what is short or no word', () => {
    expect(['abc', 'abcd', 'abcdefg', 'abcdefgh', 'abc4'].map(mostErrors)).toEqual([0, 1, 1, 2, 0]);
  });
});
