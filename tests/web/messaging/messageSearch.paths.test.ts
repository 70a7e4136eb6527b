import { describe } from 'vitest';
import { messageSearchDriver } from '#tests/drivers/messaging/messageSearchDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the search for messages, as its chart says', () => {
  itIsWalked(messageSearchDriver);
});
