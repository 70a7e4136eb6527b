import { describe, expect, it } from 'vitest';
import { listingPageDriver } from '#tests/drivers/listingPageDriver.ts';
import { pathsOf, untakenBy, walksOnView } from '#tests/drivers/walking.ts';

describe('the page of an ad, as its chart says [LISTING-11]', () => {
  it.each(pathsOf(listingPageDriver))('%s', (_, way) => walksOnView(listingPageDriver, way));

  it('is walked over every transition', () => {
    expect(untakenBy(listingPageDriver)).toEqual([]);
  });
});
