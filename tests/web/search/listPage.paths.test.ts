import { describe } from 'vitest';
import { searchDriver } from '#tests/drivers/searchDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the list, as its chart says', () => {
  itIsWalked(searchDriver);
});
