import { describe } from 'vitest';
import { ownListingsDriver } from '#tests/drivers/ownListings/ownListingsDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the page of the user’s listings, as its chart says', () => {
  itIsWalked(ownListingsDriver);
});
