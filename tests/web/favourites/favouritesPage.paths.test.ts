import { describe } from 'vitest';
import { favouritesPageDriver } from '#tests/drivers/favourites/favouritesPageDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the page of favourites, as its chart says', () => {
  itIsWalked(favouritesPageDriver);
});
