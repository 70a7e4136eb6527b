import fc from 'fast-check';
import { expect, it } from 'vitest';

import { pagesAround } from '#web/ui/navigation/pagesAround.ts';

const place = fc
  .integer({ min: 1, max: 400 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

it('shows first, last and both neighbours, as the look draws it', () => {
  expect(pagesAround(2, 41)).toEqual([1, 2, 3, 'gap', 41]);
  expect(pagesAround(20, 41)).toEqual([1, 'gap', 19, 20, 21, 'gap', 41]);
  expect(pagesAround(41, 41)).toEqual([1, 'gap', 40, 41]);
});

it('shows every page when a gap would hide none', () => {
  expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesAround(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('increases without repetition, and each gap hides two pages or more', () => {
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const shown = pagesAround(page, pages);
      const numbers = shown.filter((each) => each !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      for (const must of [1, page, pages]) expect(numbers).toContain(must);
      expect(shown.length).toBeLessThanOrEqual(7);
      shown.forEach((each, index) => {
        if (each !== 'gap') return;
        const [before, after] = [shown[index - 1], shown[index + 1]];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }),
  );
});
