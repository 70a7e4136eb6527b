import { describe, expect, it } from 'vitest';
import { subjectProblems } from '#cli/check/commits.ts';

describe('the subject of a commit', () => {
  it.each([
    'Flush pending favourites in one transaction on pagehide',
    'Pass the clock to every part',
    'Speed up the first query',
    'Merge branch "main"',
    `Add ${'a'.repeat(68)}`,
  ])('is accepted: %s', (subject) => {
    expect(subjectProblems(subject)).toEqual([]);
  });

  it.each([
    [`Add ${'a'.repeat(69)}`, 'has 73 characters, 72 at most'],
    ['Added a page', 'does not begin with an imperative'],
    ['Adding a page', 'does not begin with an imperative'],
    ['Fixes the page', 'does not begin with an imperative'],
    ['The page is fixed', 'does not begin with an imperative'],
    ['fix the page', 'does not begin with an imperative'],
    ['', 'does not begin with an imperative'],
    ['Fix the page.', 'ends with a full stop'],
  ])('is refused: "%s"', (subject, problem) => {
    expect(subjectProblems(subject)).toEqual([problem]);
  });
});
