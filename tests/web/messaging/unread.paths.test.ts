import { describe } from 'vitest';
import { unreadDriver } from '#tests/drivers/messaging/unreadDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('how much is unread, as its chart says [MESSAGING-4] [MESSAGING-6]', () => {
  itIsWalked(unreadDriver);
});
