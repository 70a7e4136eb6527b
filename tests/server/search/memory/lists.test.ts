import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Arena } from '#server/search/memory/arena.ts';
import { findId, idTable } from '#server/search/memory/segment/idTable.ts';
import {
  difference,
  documentOf,
  fieldsOf,
  gallop,
  intersection,
  posting,
  union,
} from '#server/search/memory/text/postings.ts';
import { smallestKeys } from '#server/search/memory/ranking/smallestKeys.ts';
import { indexOfText, packTexts, textAt } from '#server/search/memory/segment/texts.ts';

const anyPostings = fc
  .uniqueArray(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 7 })), { selector: ([document]) => document })
  .map((entries) => new Map(entries.toSorted(([a], [b]) => a - b)));

const packed = (entries: Map<number, number>) =>
  Uint32Array.from(entries, ([document, fields]) => posting(document, fields));

const unpacked = (list: Uint32Array) => Array.from(list, (entry) => [documentOf(entry), fieldsOf(entry)]);

describe('lists of postings', () => {
  it('united have the documents of both, with the fields of both', () => {
    fc.assert(
      fc.property(anyPostings, anyPostings, (a, b) => {
        const both = [...new Set([...a.keys(), ...b.keys()])].toSorted((one, other) => one - other);
        const expected = both.map((document) => [document, (a.get(document) ?? 0) | (b.get(document) ?? 0)]);
        expect(unpacked(union(packed(a), packed(b), new Arena()))).toEqual(expected);
      }),
    );
  });

  it('intersected have the documents in both, with the fields common to both or else the text', () => {
    fc.assert(
      fc.property(anyPostings, anyPostings, (a, b) => {
        const expected = [...a].flatMap(([document, fields]) =>
          b.has(document) ? [[document, fields & b.get(document)! || 1]] : [],
        );
        expect(unpacked(intersection(packed(a), packed(b), new Arena()))).toEqual(expected);
      }),
    );
  });

  it('taken from each other leave the documents of the first alone, with its fields', () => {
    fc.assert(
      fc.property(anyPostings, anyPostings, (a, b) => {
        const expected = [...a].filter(([document]) => !b.has(document));
        expect(unpacked(difference(packed(a), packed(b), new Arena()))).toEqual(expected);
      }),
    );
  });

  it('are searched by galloping to the first document that is not before the target', () => {
    fc.assert(
      fc.property(anyPostings, fc.nat(70), fc.nat(70), (entries, from, document) => {
        const list = packed(entries);
        const start = Math.min(from, list.length);
        const place = list.findIndex((entry, at) => at >= start && documentOf(entry) >= document);
        expect(gallop(list, start, document)).toBe(place < 0 ? list.length : place);
      }),
    );
  });

  it('support thirty million documents', () => {
    expect(documentOf(posting(30_000_000, 31, 3) >>> 0)).toBe(30_000_000);
  });
});

describe('packed texts', () => {
  const anyTexts = fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 12 }));

  it('are found at their places, and only there', () => {
    fc.assert(
      fc.property(anyTexts, fc.string({ unit: 'grapheme' }), (texts, other) => {
        const sorted = texts.toSorted();
        const packs = packTexts(sorted);
        expect(sorted.map((_, index) => textAt(packs, index))).toEqual(sorted);
        expect(sorted.map((text) => indexOfText(packs, text))).toEqual(sorted.map((_, index) => index));
        expect(indexOfText(packs, other)).toBe(sorted.indexOf(other));
      }),
    );
  });

  it('are found as ids in any order', () => {
    fc.assert(
      fc.property(anyTexts, fc.string({ unit: 'grapheme' }), (ids, other) => {
        const packs = packTexts(ids);
        const table = idTable(packs);
        expect(ids.map((id) => findId(packs, table, id))).toEqual(ids.map((_, index) => index));
        expect(findId(packs, table, other)).toBe(ids.indexOf(other));
      }),
    );
  });
});

describe('the smallest keys', () => {
  it('are the first ones of the sorted list, the last first among equal ones', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.integer({ min: 1, max: 40 }), (keys, most) => {
        const sorted = Array.from(keys.keys()).toSorted((a, b) => keys[a]! - keys[b]! || b - a);
        expect([...smallestKeys(Uint32Array.from(keys), most)]).toEqual(sorted.slice(0, most));
      }),
    );
  });
});

describe('the arena', () => {
  it('allocates chunks that do not overlap, also when it must grow', () => {
    const arena = new Arena();
    const pieces = [10, 70_000, 200_000].map((length, number) => arena.take(length).fill(number));
    expect(pieces.map((piece) => piece.every((value) => value === piece[0]))).toEqual([true, true, true]);
    expect(pieces.map((piece) => piece[0])).toEqual([0, 1, 2]);
  });

  it('reclaims the rest of a trimmed chunk', () => {
    const arena = new Arena();
    const matching = arena.trim(arena.take(100), 10);
    expect(matching).toHaveLength(10);
    expect(arena.take(1).byteOffset).toBe(matching.byteOffset + matching.byteLength);
  });
});
