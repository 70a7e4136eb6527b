import { describe } from 'vitest';
import { photosDriver } from '#tests/drivers/insertion/photos/photosDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the photos of a listing as a whole, as their chart says', () => {
  itIsWalked(photosDriver);
});
