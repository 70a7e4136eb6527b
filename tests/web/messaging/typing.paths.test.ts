import { describe } from 'vitest';
import { typingDriver } from '#tests/drivers/messaging/conversation/typingDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the typing indicator, as its chart says', () => {
  itIsWalked(typingDriver);
});
