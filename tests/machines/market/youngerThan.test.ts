import { expect, it } from 'vitest';
import { isYoungerThan, knownTime } from '#machines/market/youngerThan.ts';

it.each([
  ['just now', 100],
  ['a moment less ago than that', 51],
])('a time %s is younger than a span: %i of 100', (_, at) => {
  expect(isYoungerThan(50, at, 100)).toBe(true);
});

it.each([
  ['as long ago as that', 50],
  ['in the future, by a clock that was set back since', 101],
])('a time %s is no younger than a span: %i of 100', (_, at) => {
  expect(isYoungerThan(50, at, 100)).toBe(false);
});

it('a future time counts as older than all others', () => {
  const noted = [30, 101, 70];
  expect(noted.toSorted((one, other) => knownTime(one, 100) - knownTime(other, 100))).toEqual([101, 30, 70]);
});
