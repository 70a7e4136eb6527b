import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsToMerge } from '#server/search/memory/segment/mergePolicy.ts';

const whole = (size: number) => ({ size, alive: size });

describe('the segments to merge next', () => {
  it('are none while each segment is much larger than all smaller ones', () => {
    expect(segmentsToMerge([])).toBeUndefined();
    expect(segmentsToMerge([whole(1000)])).toBeUndefined();
    expect(segmentsToMerge([whole(100_000), whole(1000), whole(10_000)])).toBeUndefined();
  });

  it('are the small ones that together are almost as large as the next larger one', () => {
    expect(segmentsToMerge([whole(200_000), whole(1000), whole(3000)])).toEqual([1, 2]);
    expect(segmentsToMerge([whole(10_000), whole(1000), whole(3000)])).toEqual([1, 2, 0]);
  });

  it('include much smaller ones when larger ones add up', () => {
    expect(segmentsToMerge([whole(300_000), whole(1000), whole(290_000), whole(100_000)])).toEqual([1, 3, 2, 0]);
  });

  it('never include segments that are large already', () => {
    expect(segmentsToMerge([whole(1_000_000), whole(1_000_000)])).toBeUndefined();
  });

  it('are a single segment with more than a third of its documents deleted', () => {
    expect(segmentsToMerge([whole(1_000_000), { size: 1_600_000, alive: 1_020_000 }])).toEqual([1]);
    expect(segmentsToMerge([{ size: 5, alive: 0 }])).toEqual([0]);
  });

  it('leave few segments, and move an ad few times, after any number of ads', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 500, max: 2000 }), { minLength: 100, maxLength: 300 }), (sizes) => {
        let segments: { size: number; alive: number }[] = [];
        let moved = 0;
        for (const size of sizes) {
          segments.push(whole(size));
          for (let merging = segmentsToMerge(segments); merging; merging = segmentsToMerge(segments)) {
            const merged = merging.reduce((sum, place) => sum + segments[place]!.alive, 0);
            moved += merged;
            segments = [...segments.filter((_, place) => !merging.includes(place)), whole(merged)];
          }
          expect(segments.length).toBeLessThanOrEqual(5);
        }
        const total = sizes.reduce((sum, size) => sum + size);
        expect(moved / total).toBeLessThan(25);
      }),
    );
  });
});
