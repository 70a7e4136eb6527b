import { describe } from 'vitest';
import { localitiesDriver } from '#tests/drivers/search/localitiesDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the field for places, as its chart says', () => {
  itIsWalked(localitiesDriver);
});
