import { describe } from 'vitest';
import { searchDriver } from '#tests/drivers/searchDriver.ts';
import { itIsWalked, itIsWalkedAtRandom } from '#tests/drivers/walkedView.ts';

describe('the list, as its chart says', () => {
  itIsWalked(searchDriver);
  itIsWalkedAtRandom(searchDriver);
});
