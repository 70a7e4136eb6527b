import { expect, it } from 'vitest';
import { isYoungerThan, knownTime } from '#machines/market/youngerThan.ts';

it.each([
  ['just now', 100, true],
  ['a moment less ago than that', 51, true],
  ['as long ago as that', 50, false],
  ['in the future, by a clock that was set back since', 101, false],
])('what was noted %s is younger than a span: %i of 100', (_, at, isYounger) => {
  expect(isYoungerThan(50, at, 100)).toBe(isYounger);
});

it('what is of the future counts as noted before all else', () => {
  const noted = [30, 101, 70];
  expect(noted.toSorted((one, other) => knownTime(one, 100) - knownTime(other, 100))).toEqual([101, 30, 70]);
});
