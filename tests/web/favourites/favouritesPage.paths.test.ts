import { describe } from 'vitest';
import { favouritesPageDriver } from '#tests/drivers/favouritesPageDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the page of one’s favourites, as its chart says', () => {
  itIsWalked(favouritesPageDriver);
});
