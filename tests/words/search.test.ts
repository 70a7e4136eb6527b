import { expect, it } from 'vitest';
import { sortPresets } from '#machines/market/sortPresets.ts';
import { sortWords } from '#words/search.ts';

it('calls the orders of a list by the names that the documents give them [SEARCH-34]', () => {
  expect(Object.fromEntries(Object.entries(sortWords).map(([preset, { message }]) => [preset, message]))).toEqual({
    oldest: 'oldest first',
    newest: 'latest first',
    cheapest: 'cheapest first',
    expensive: 'most expensive first',
    relevant: 'relevance',
  });
});

it('has a name for every order', () => {
  expect(Object.keys(sortWords).toSorted()).toEqual([...sortPresets].toSorted());
});
