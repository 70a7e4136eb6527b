import { describe, expect, it } from 'vitest';
import { helpQueryOf, longestHelpQuery } from '#machines/content/helpQuery.ts';

describe('the query of a search on the help page', () => {
  it.each([
    ['password', 'password'],
    ['  forgotten \n password ', 'forgotten password'],
    ['p', ''],
    ['', ''],
    ['  ', ''],
    ['🚲🚲', '🚲🚲'],
  ])('of %j is %j', (text, query) => {
    expect(helpQueryOf(text)).toBe(query);
  });

  it('ends at the limit, without half a character', () => {
    const query = helpQueryOf('🚲'.repeat(longestHelpQuery + 1));
    expect([...query]).toHaveLength(longestHelpQuery);
    expect(helpQueryOf(query)).toBe(query);
  });
});
