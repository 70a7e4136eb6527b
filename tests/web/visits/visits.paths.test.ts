import { describe } from 'vitest';
import { recentAdsDriver } from '#tests/drivers/visits/recentAdsDriver.ts';
import { visitsDriver } from '#tests/drivers/visits/visitsDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('an ad in a list, as the chart of what a device remembers says', () => {
  itIsWalked(visitsDriver);
});

describe('the ads seen on this device, as their chart says', () => {
  itIsWalked(recentAdsDriver);
});
