import { describe } from 'vitest';
import { insertionDriver } from '#tests/drivers/insertionDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('inserting an ad, as its chart says', () => {
  itIsWalked(insertionDriver);
});
