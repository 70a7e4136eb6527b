import { describe } from 'vitest';
import { readingDriver } from '#tests/drivers/messaging/conversation/readingDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the read position in a conversation, as its chart says', () => {
  itIsWalked(readingDriver);
});
