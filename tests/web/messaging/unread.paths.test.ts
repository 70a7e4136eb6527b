import { describe } from 'vitest';
import { unreadDriver } from '#tests/drivers/unreadDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('how much is unread, as its chart says [MESSAGING-4] [MESSAGING-6]', () => {
  itIsWalked(unreadDriver);
});
