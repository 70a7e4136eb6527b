import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCampaignOf } from '#market/addresses/campaignKeys.ts';

describe('the keys of an advertisement', () => {
  it.each([
    ['?gclid=1&q=velo', '/de/li', '/de/li?gclid=1'],
    ['/de?utm_source=a%20b&x=1&utm_medium=mail', '/de/li?q=sofa', '/de/li?q=sofa&utm_source=a%20b&utm_medium=mail'],
    ['?GCLID=1', '/de/li?gclid=2', '/de/li?gclid=2'],
    ['?utm_id=1#utm_term=2', '/de/li#top', '/de/li?utm_id=1#top'],
    ['?xgclid=1&utmost=2', '/de/li', '/de/li'],
    ['', 'https://allmend.example/de', 'https://allmend.example/de'],
  ])('of %s are passed on to %s [SEARCH-17]', (requested, address, passed) => {
    expect(withCampaignOf(requested, address)).toBe(passed);
  });

  it('are passed on once, through any number of pages', () => {
    const key = fc.constantFrom('gclid', 'utm_source', 'utm_campaign', 'q');
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(key, fc.webFragments()), { selector: ([name]) => name }), (pairs) => {
        const requested = `/de?${pairs.map(([name, value]) => `${name}=${value.replaceAll(/[&#]/g, '')}`).join('&')}`;
        const once = withCampaignOf(requested, '/de/li?o=2');
        expect(withCampaignOf(requested, once)).toBe(once);
        expect(withCampaignOf(once, '/de/li?o=2')).toBe(once);
      }),
    );
  });
});
