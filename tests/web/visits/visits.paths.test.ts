import { describe } from 'vitest';
import { recentAdsDriver } from '#tests/drivers/visits/recentAdsDriver.ts';
import { visitsDriver } from '#tests/drivers/visits/visitsDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('a listing in a list, as the chart of the device’s memory says', () => {
  itIsWalked(visitsDriver);
});

describe('the listings seen on this device, as their chart says', () => {
  itIsWalked(recentAdsDriver);
});
