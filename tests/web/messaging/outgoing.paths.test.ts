import { describe } from 'vitest';
import { outgoingDriver } from '#tests/drivers/messaging/conversation/outgoingDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the outgoing messages of a conversation, as its chart says', () => {
  itIsWalked(outgoingDriver);
});
