import { describe } from 'vitest';
import { formDriver } from '#tests/drivers/forms/formDriver.ts';
import { itIsWalked, itIsWalkedAtRandom } from '#tests/drivers/walking/walkedView.ts';

describe('a form, as its chart says', () => {
  itIsWalked(formDriver);
  itIsWalkedAtRandom(formDriver);
});
