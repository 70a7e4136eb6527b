import { describe } from 'vitest';
import { ownAdsDriver } from '#tests/drivers/ownAdsDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the page of one’s own ads, as its chart says', () => {
  itIsWalked(ownAdsDriver);
});
