import { describe } from 'vitest';
import { shownCopyDriver } from '#tests/drivers/offline/shownCopyDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the word that a copy is shown, as its chart says', () => {
  itIsWalked(shownCopyDriver);
});
