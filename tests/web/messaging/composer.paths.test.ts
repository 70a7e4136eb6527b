import { describe } from 'vitest';
import { composerDriver } from '#tests/drivers/composerDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('where one writes a message, as its chart says', () => {
  itIsWalked(composerDriver);
});
