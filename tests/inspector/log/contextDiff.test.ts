import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextDiff } from '#inspector/log/contextDiff.ts';
import { shownData, usualLimits } from '#inspector/log/shown/shownData.ts';

const changesOf = (before: unknown, after: unknown) =>
  contextDiff(before, after).changes.map(({ kind, path }) => `${kind} ${path.join('.')}`);

describe('the difference of two contexts', () => {
  it('names added, removed and changed parts by their path', () => {
    expect(
      changesOf({ page: 1, filter: { from: 1, to: 2 }, old: true }, { page: 2, filter: { from: 1, sort: 'new' } }),
    ).toEqual(['changed page', 'removed filter.to', 'added filter.sort', 'removed old']);
  });

  it('shows an inserted item as added, not all later ones as changed', () => {
    const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];
    expect(changesOf([one, two], [three, one, two])).toEqual(['added 0']);
    expect(changesOf([one, two, three], [one, three])).toEqual(['removed 1']);
  });

  it('compares maps, sets, dates and errors by their content', () => {
    expect(
      changesOf(
        new Map([['a', 1]]),
        new Map([
          ['a', 2],
          ['b', 3],
        ]),
      ),
    ).toEqual(['changed a', 'added b']);
    expect(changesOf(new Set(['a', 'b']), new Set(['b', 'c']))).toEqual(['removed a', 'added c']);
    expect(changesOf(new Date(1), new Date(1))).toEqual([]);
    expect(changesOf(new Date(1), new Date(2))).toEqual(['changed ']);
    expect(changesOf(new Error('a'), new Error('b'))).toEqual(['changed ']);
  });

  it('knows the maps, sets, dates and errors of another window', () => {
    const elsewhere = (code: string) => runInNewContext(code) as unknown;
    const values = (size: number) =>
      elsewhere(
        `({ map: new Map([['a', ${size}]]), set: new Set([${size}]), day: new Date(${size}), error: new RangeError('${size}') })`,
      );
    expect(shownData(values(1))).toEqual({
      map: { 'Map (1)': { a: 1 } },
      set: { 'Set (1)': [1] },
      day: '1970-01-01T00:00:00.001Z',
      error: 'RangeError: 1',
    });
    expect(changesOf(values(1), values(1))).toEqual([]);
    expect(changesOf(values(1), values(2))).toEqual([
      'changed map.a',
      'removed set.1',
      'added set.2',
      'changed day',
      'changed error',
    ]);
    expect(shownData({ [Symbol.toStringTag]: 'Map', size: 1 }), 'a name alone makes no map').toEqual({ size: 1 });
  });

  it('survives cycles, files, instances, functions and getters that throw', () => {
    class Basket {
      items = 1;
      get total(): number {
        throw new Error('not yet');
      }
    }
    const value = (size: number) => {
      const cyclic: Record<string, unknown> = {
        size,
        file: new File(['x'.repeat(size)], 'photo.jpg', { type: 'image/jpeg' }),
        basket: Object.assign(new Basket(), { items: size }),
        call: () => size,
      };
      Object.defineProperty(cyclic, 'broken', {
        enumerable: true,
        get: () => {
          throw new Error('no');
        },
      });
      cyclic['again'] = { cyclic };
      return cyclic;
    };
    expect(changesOf(value(1), value(2))).toEqual([
      'changed size',
      'changed file',
      'changed basket.items',
      'changed call',
    ]);
    expect(shownData(value(2))).toMatchObject({
      file: 'File photo.jpg (2 bytes, image/jpeg)',
      basket: { Basket: { items: 2 } },
      broken: 'throws no',
      again: { cyclic: 'itself again' },
    });
  });

  it('is bounded, and says so', () => {
    const many = (value: number) =>
      Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`f${index}`, value]));
    const { changes, isCut } = contextDiff(many(1), many(2));
    expect([changes.length, isCut]).toEqual([200, true]);
  });

  it('finds nothing between equal values, and something between different ones', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(contextDiff(one, structuredClone(one)).changes).toEqual([]);
        expect(contextDiff(one, other).changes.length > 0).toBe(!isSame(one, other));
      }),
    );
  });

  it('shows any value as JSON of bounded size', () => {
    fc.assert(
      fc.property(fc.anything({ withMap: true, withSet: true, withDate: true, withBigInt: true }), (value) => {
        const text = JSON.stringify(shownData(value, { ...usualLimits, text: 20, items: 5, total: 50 }));
        expect(text.length).toBeLessThan(5_000);
      }),
    );
  });
});

/** Equality as JSON has it, in which -0 is 0 for people but not for XState. */
function isSame(one: unknown, other: unknown): boolean {
  try {
    expect(one).toStrictEqual(other);
    return true;
  } catch {
    return false;
  }
}
