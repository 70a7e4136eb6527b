import { describe } from 'vitest';
import { unreadDriver } from '#tests/drivers/messaging/unreadDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the number of unread conversations, as its chart says [MESSAGING-4] [MESSAGING-6]', () => {
  itIsWalked(unreadDriver);
});
