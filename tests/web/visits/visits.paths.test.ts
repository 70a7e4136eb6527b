import { describe } from 'vitest';
import { recentListingsDriver } from '#tests/drivers/visits/recentListingsDriver.ts';
import { visitsDriver } from '#tests/drivers/visits/visitsDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('a listing in a list, as the chart of the device’s memory says', () => {
  itIsWalked(visitsDriver);
});

describe('the listings seen on this device, as their chart says', () => {
  itIsWalked(recentListingsDriver);
});
