import { describe } from 'vitest';
import { openConversationDriver } from '#tests/drivers/openConversationDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('a conversation that is open, as its chart says', () => {
  itIsWalked(openConversationDriver);
});
