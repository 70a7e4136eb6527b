import { expect, it } from 'vitest';
import { isYoungerThan } from '#machines/market/youngerThan.ts';

it.each([
  ['just now', 100, true],
  ['a moment less ago than that', 51, true],
  ['as long ago as that', 50, false],
  ['in the future, by a clock that was set back since', 101, false],
])('what was noted %s is younger than a span: %i of 100', (_, at, isYounger) => {
  expect(isYoungerThan(50, at, 100)).toBe(isYounger);
});
