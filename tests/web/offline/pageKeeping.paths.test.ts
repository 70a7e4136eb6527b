import { describe } from 'vitest';
import { pageKeepingDriver } from '#tests/drivers/offline/pageKeepingDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the offline copies, as their chart says', () => {
  itIsWalked(pageKeepingDriver);
});
