import { describe } from 'vitest';
import { insertionDriver } from '#tests/drivers/insertion/insertionDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the insertion, as its chart says', () => {
  itIsWalked(insertionDriver);
});
