import { describe } from 'vitest';
import { photosDriver } from '#tests/drivers/photosDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the photos of an ad as a whole, as their chart says', () => {
  itIsWalked(photosDriver);
});
