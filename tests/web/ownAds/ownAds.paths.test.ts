import { describe } from 'vitest';
import { ownAdsDriver } from '#tests/drivers/ownAds/ownAdsDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the page of the user’s listings, as its chart says', () => {
  itIsWalked(ownAdsDriver);
});
