import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surplus } from '../../src/worker/limits.ts';

const sizes = fc.array(
  fc.nat({ max: 100 }).map((bytes) => ({ bytes })),
  { maxLength: 30 },
);

describe('the storage limit for copies', () => {
  it('evicts as few copies as possible, the oldest first', () => {
    fc.assert(
      fc.property(sizes, fc.nat({ max: 20 }), fc.nat({ max: 500 }), (copies, most, bytes) => {
        const room = { copies: most, bytes };
        const fits = (left: typeof copies) =>
          left.length <= room.copies && left.reduce((sum, each) => sum + each.bytes, 0) <= room.bytes;
        const gone = surplus(copies, room);
        expect(fits(copies.slice(gone))).toBe(true);
        if (gone > 0) expect(fits(copies.slice(gone - 1))).toBe(false);
      }),
    );
  });
});
