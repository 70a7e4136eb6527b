import { describe } from 'vitest';
import { contactStepDriver } from '#tests/drivers/insertion/contactStepDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the contact step, as its chart says', () => {
  itIsWalked(contactStepDriver);
});
