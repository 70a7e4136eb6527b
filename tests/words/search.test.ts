import { expect, it } from 'vitest';
import { searchSorts } from '#machines/search/searchSort.ts';
import { sortWords } from '#words/search.ts';

it('names the orders of a list as specified, each with a capital, and the order by distance alike [SEARCH-34]', () => {
  expect(Object.fromEntries(Object.entries(sortWords).map(([order, { message }]) => [order, message]))).toEqual({
    oldest: 'Oldest first',
    newest: 'Newest first',
    cheapest: 'Cheapest first',
    expensive: 'Most expensive first',
    relevant: 'Relevance',
    nearest: 'Nearest first',
  });
});

it('has a name for every order', () => {
  expect(Object.keys(sortWords).toSorted()).toEqual([...searchSorts].toSorted());
});
