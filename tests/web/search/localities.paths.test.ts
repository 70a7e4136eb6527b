import { describe } from 'vitest';
import { localitiesDriver } from '#tests/drivers/localitiesDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the field of places, as its chart says', () => {
  itIsWalked(localitiesDriver);
});
