import { describe } from 'vitest';
import { shownCopyDriver } from '#tests/drivers/offline/shownCopyDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the notice of a shown copy, as its chart says', () => {
  itIsWalked(shownCopyDriver);
});
