import { describe } from 'vitest';
import { favouritesPageDriver } from '#tests/drivers/favourites/favouritesPageDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the page of one’s favourites, as its chart says', () => {
  itIsWalked(favouritesPageDriver);
});
