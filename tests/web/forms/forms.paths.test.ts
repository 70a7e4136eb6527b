import { describe } from 'vitest';
import { formDriver } from '#tests/drivers/formDriver.ts';
import { itIsWalked, itIsWalkedAtRandom } from '#tests/drivers/walkedView.ts';

describe('a form, as its chart says', () => {
  itIsWalked(formDriver);
  itIsWalkedAtRandom(formDriver);
});
