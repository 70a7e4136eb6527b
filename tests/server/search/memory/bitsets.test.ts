import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addAll,
  addBit,
  countBits,
  countCommon,
  countEntries,
  fillBelow,
  hasBit,
  intersectBits,
  intersectMarked,
  subtractBits,
  intersectInterval,
  listBits,
  removeBit,
  wordsFor,
} from '#server/search/memory/bitsets.ts';

const size = 100;
const words = wordsFor(size);
/** Generates sparse and dense sets of numbers. */
const anyNumbers = fc.oneof(fc.uniqueArray(fc.nat(size - 1)), fc.shuffledSubarray([...Array(size).keys()]));
const anyColumn = fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: size, maxLength: size });
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

function setOf(numbers: readonly number[]): Uint32Array {
  const bits = new Uint32Array(words);
  for (const number of numbers) addBit(bits, number);
  return bits;
}

function listOf(bits: Uint32Array): number[] {
  const list = new Uint32Array(countBits(bits));
  expect(listBits(bits, list)).toBe(list.length);
  return [...list];
}

describe('a bitset of numbers', () => {
  it('contains the added numbers without the removed ones, in order', () => {
    fc.assert(
      fc.property(anyNumbers, anyNumbers, (put, accepted) => {
        const bits = setOf(put);
        for (const number of accepted) removeBit(bits, number);
        const left = put.filter((number) => !accepted.includes(number));
        expect(countBits(bits)).toBe(left.length);
        expect(listOf(bits)).toEqual(inOrder(left));
      }),
    );
  });

  it('filled has all numbers below a count, and no others', () => {
    fc.assert(
      fc.property(fc.nat(size), (count) => {
        const bits = new Uint32Array(words);
        fillBelow(bits, count);
        expect(listOf(bits)).toEqual(Array.from({ length: count }, (_, number) => number));
      }),
    );
  });

  it('contains each of its numbers, and no other', () => {
    fc.assert(
      fc.property(anyNumbers, fc.nat(size - 1), (numbers, number) => {
        expect(hasBit(setOf(numbers), number)).toBe(numbers.includes(number));
      }),
    );
  });

  it('has an intersection, a difference and a union with another', () => {
    fc.assert(
      fc.property(anyNumbers, anyNumbers, (one, other) => {
        const common = one.filter((number) => other.includes(number));
        const bits = setOf(one);
        intersectBits(bits, setOf(other));
        expect(listOf(bits)).toEqual(inOrder(common));
        expect(countCommon(setOf(one), setOf(other))).toBe(common.length);
        const others = setOf(one);
        subtractBits(others, setOf(other));
        expect(listOf(others)).toEqual(inOrder(one.filter((number) => !other.includes(number))));
        const all = setOf(one);
        addAll(all, setOf(other));
        expect(listOf(all)).toEqual(inOrder([...new Set([...one, ...other])]));
      }),
    );
  });
});

describe('the numbers selected by a column', () => {
  const matching = () => new Uint32Array(words).fill(0xffffffff);

  it('are those whose entries are within bounds', () => {
    const anyPlace = fc.nat(size - 1);
    fc.assert(
      fc.property(anyNumbers, fc.boolean(), anyColumn, anyPlace, anyPlace, (others, isWhole, column, one, other) => {
        const from = Math.min(column[one]!, column[other]!);
        const to = Math.max(column[one]!, column[other]!);
        // In half of the runs the set contains all numbers, so that its words are full.
        const numbers = [...new Set([...(isWhole ? Array(size).keys() : others), one, other])];
        const bits = matching();
        intersectInterval(setOf(numbers), Uint32Array.from(column), { from, to }, bits);
        expect(listOf(bits)).toEqual(
          inOrder(numbers.filter((number) => column[number]! >= from && column[number]! <= to)),
        );
      }),
    );
  });

  it('are none when the lower bound is above the upper one', () => {
    fc.assert(
      fc.property(anyNumbers, anyColumn, fc.nat(), (numbers, column, to) => {
        const bits = matching();
        intersectInterval(setOf(numbers), Uint32Array.from(column), { from: to + 1, to }, bits);
        expect(listOf(bits)).toEqual([]);
      }),
    );
  });

  it('are those whose entries are marked', () => {
    const anyMarks = fc.array(fc.nat(1), { minLength: 256, maxLength: 256 });
    const anyMarked = fc.array(fc.nat(255), { minLength: size, maxLength: size });
    fc.assert(
      fc.property(anyNumbers, fc.boolean(), anyMarked, anyMarks, (others, isWhole, column, marks) => {
        const numbers = isWhole ? [...Array(size).keys()] : others;
        const bits = matching();
        intersectMarked(setOf(numbers), Uint32Array.from(column), Uint8Array.from(marks), bits);
        expect(listOf(bits)).toEqual(inOrder(numbers.filter((number) => marks[column[number]!] === 1)));
      }),
    );
  });
});

describe('entries of a column', () => {
  it('are counted for each number of a set, shifted and masked', () => {
    fc.assert(
      fc.property(anyNumbers, fc.boolean(), anyColumn, fc.constantFrom(0, 16, 24), (others, isWhole, column, shift) => {
        const numbers = isWhole ? [...Array(size).keys()] : others;
        const counts = new Uint32Array(256).fill(1);
        countEntries(setOf(numbers), Uint32Array.from(column), { shift, mask: 0xff }, counts);
        const expected = Array<number>(256).fill(1);
        for (const number of numbers) expected[(column[number]! >>> shift) & 0xff]! += 1;
        expect([...counts]).toEqual(expected);
      }),
    );
  });
});
