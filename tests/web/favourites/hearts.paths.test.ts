import { describe } from 'vitest';
import { heartsDriver } from '#tests/drivers/heartsDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the hearts of ads, as their chart says', () => {
  itIsWalked(heartsDriver);
});
