import { describe } from 'vitest';
import { composerDriver } from '#tests/drivers/messaging/conversation/composerDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the composer of messages, as its chart says', () => {
  itIsWalked(composerDriver);
});
