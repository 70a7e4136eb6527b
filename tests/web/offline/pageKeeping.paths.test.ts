import { describe } from 'vitest';
import { pageKeepingDriver } from '#tests/drivers/offline/pageKeepingDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the keeping of pages, as its chart says', () => {
  itIsWalked(pageKeepingDriver);
});
