import { describe } from 'vitest';
import { filtersDriver } from '#tests/drivers/search/filtersDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the filters, as their chart says', () => {
  itIsWalked(filtersDriver);
});
