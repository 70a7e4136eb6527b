import { describe } from 'vitest';
import { filtersDriver } from '#tests/drivers/filtersDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the filters, as their chart says', () => {
  itIsWalked(filtersDriver);
});
