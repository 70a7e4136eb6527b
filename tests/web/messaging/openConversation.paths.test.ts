import { describe } from 'vitest';
import { openConversationDriver } from '#tests/drivers/messaging/conversation/openConversationDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('a conversation that is open, as its chart says', () => {
  itIsWalked(openConversationDriver);
});
