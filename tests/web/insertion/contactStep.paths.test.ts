import { describe } from 'vitest';
import { contactStepDriver } from '#tests/drivers/contactStepDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the contact step, as its chart says', () => {
  itIsWalked(contactStepDriver);
});
