import { describe } from 'vitest';
import { localitiesDriver } from '#tests/drivers/search/localitiesDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the field of places, as its chart says', () => {
  itIsWalked(localitiesDriver);
});
