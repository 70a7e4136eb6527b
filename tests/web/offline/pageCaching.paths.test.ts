import { describe } from 'vitest';
import { pageCachingDriver } from '#tests/drivers/offline/pageCachingDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the offline copies, as their chart says', () => {
  itIsWalked(pageCachingDriver);
});
