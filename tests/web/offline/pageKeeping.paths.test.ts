import { describe } from 'vitest';
import { pageKeepingDriver } from '#tests/drivers/pageKeepingDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the keeping of pages, as its chart says', () => {
  itIsWalked(pageKeepingDriver);
});
