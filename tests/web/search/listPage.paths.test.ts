import { describe } from 'vitest';
import { searchDriver } from '#tests/drivers/search/searchDriver.ts';
import { itIsWalked, itIsWalkedAtRandom } from '#tests/drivers/walking/walkedView.ts';

describe('the list, as its chart says', () => {
  itIsWalked(searchDriver);
  itIsWalkedAtRandom(searchDriver);
});
