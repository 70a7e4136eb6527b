import { describe } from 'vitest';
import { insertionDriver } from '#tests/drivers/insertion/insertionDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('inserting an ad, as its chart says', () => {
  itIsWalked(insertionDriver);
});
