import { describe } from 'vitest';
import { openConversationDriver } from '#tests/drivers/messaging/conversation/openConversationDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('an open conversation, as its chart says', () => {
  itIsWalked(openConversationDriver);
});
