import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soundOf } from '#server/suggestions/vocabulary/soundsAlike.ts';
import { textTable } from '#server/suggestions/vocabulary/textTable.ts';
import {
  correctionsOf,
  mostErrors,
  typingDistance,
  typingErrors,
} from '#server/suggestions/vocabulary/typingErrors.ts';

/** The naive form of the distance: its recursive definition, without a table. */
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

// Generates words of few different letters, so that they are similar to one another.
const word = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ß'), minLength, maxLength });

/** The number of typing errors: any number of inaudible ones counts as one. */
function errorsIn(typed: string, meant: string): number {
  return typed !== meant && soundOf(typed) === soundOf(meant) ? 1 : typingDistance(typed, meant);
}

// Far from all others, and so many that words rarely share a bucket by chance.
const others = Array.from({ length: 500 }, (_, number) =>
  `${number}`.padStart(4, '0').replaceAll(/./g, (digit) => `${'qrstuvwxyz'[Number(digit)]}z`),
);
const among = (meant: string) => typingErrors(textTable([meant, ...others]));

describe('typing errors', () => {
  it('are counted in words of any length', () => {
    const long = 'ab'.repeat(400);
    expect(typingDistance(long, `c${long}`)).toBe(1);
    expect(typingDistance(long, 'c'.repeat(700))).toBe(800);
  });

  it('are counted by the definition of the distance', () => {
    fc.assert(
      fc.property(word(0, 6), word(0, 6), (one, other) => {
        expect(typingDistance(one, other)).toBe(naiveDistance(one, other));
      }),
      { numRuns: 300 },
    );
  });

  it('match every word that is near enough, and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word(1, 13), { maxLength: 60 }), word(0, 13), (words, typed) => {
        const sorted = words.toSorted();
        const texts = textTable(sorted);
        const found = [...correctionsOf(typingErrors(texts), texts, typed)].map(([place, errors]) => [
          sorted[place],
          errors,
        ]);
        const expected = sorted
          .map((each): [string, number] => [each, errorsIn(typed, each)])
          .filter(([each, errors]) => each.length >= 3 && errors > 0 && errors <= mostErrors(typed));
        expect(new Map(found as [string, number][])).toEqual(new Map(expected));
      }),
      { numRuns: 500 },
    );
  });

  it('match a word from a misspelling of it', () => {
    const letters = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const edit = fc.tuple(fc.nat(), fc.constantFrom('drop', 'add', 'change', 'turn'), letters);
    fc.assert(
      fc.property(
        fc.string({ unit: letters, minLength: 3, maxLength: 12 }),
        fc.array(edit, { maxLength: 2 }),
        (meant, edits) => {
          const typed = edits.reduce((text, [place, how, letter]) => {
            const at = place % text.length;
            const [before, own, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)];
            if (how === 'drop') return before + after;
            if (how === 'add') return before + letter + own + after;
            if (how === 'change') return before + letter + after;
            return before + after.slice(0, 1) + own + after.slice(1);
          }, meant);
          const texts = textTable([meant, ...others]);
          const errors = errorsIn(typed, meant);
          const isNear = errors > 0 && errors <= mostErrors(typed);
          expect([...correctionsOf(among(meant), texts, typed)]).toEqual(isNear ? [[0, errors]] : []);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are also found after the letters of the word index', () => {
    for (const [typed, meant] of [
      ['xybcdefg', 'abcdefg'],
      ['xbcdefgh', 'abcdefgi'],
      ['abcdefghijkm', 'abcdefghijlk'],
      ['bcdefghijkl', 'abcdefghijklm'],
    ] as const) {
      const texts = textTable([meant, ...others]);
      expect([...correctionsOf(among(meant), texts, typed)]).toEqual([[0, 2]]);
    }
  });

  it('are one when words sound alike, whatever the number of different letters', () => {
    for (const [typed, meant] of [
      ['bycicle', 'bicycle'],
      ['vahrrad', 'fahrrad'],
      ['filossofie', 'philosophie'],
      ['shtule', 'stuhle'],
    ] as const) {
      const texts = textTable([meant, ...others]);
      expect([meant, [...correctionsOf(among(meant), texts, typed)]]).toEqual([meant, [[0, 1]]]);
    }
  });

  it('are at most one in a word, two in one of 8 letters or more, and none in short texts and non-words', () => {
    expect(['abc', 'abcd', 'abcdefg', 'abcdefgh', 'abc4'].map(mostErrors)).toEqual([0, 1, 1, 2, 0]);
  });
});
