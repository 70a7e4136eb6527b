import { describe } from 'vitest';
import { heartsDriver } from '#tests/drivers/favourites/heartsDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the hearts of listings, as their chart says', () => {
  itIsWalked(heartsDriver);
});
