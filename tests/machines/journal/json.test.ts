import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameJson } from '#machines/journal/json.ts';

describe('sameness of JSON', () => {
  it('holds for whatever a value becomes in storage', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => sameJson(value, JSON.parse(JSON.stringify(value)))));
  });

  it('does not depend on the order of keys, and does on the order of items', () => {
    expect(sameJson({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
  });

  it('ends when anything differs', () => {
    expect(sameJson({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false);
    expect(sameJson([], {})).toBe(false);
    expect(sameJson('1', 1)).toBe(false);
    expect(sameJson({ a: undefined }, {})).toBe(true);
  });
});
