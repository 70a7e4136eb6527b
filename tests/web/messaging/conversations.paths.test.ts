import { describe } from 'vitest';
import { conversationsDriver } from '#tests/drivers/messaging/conversationsDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('a list of conversations, as its chart says', () => {
  itIsWalked(conversationsDriver);
});
