import { describe } from 'vitest';
import { messageSearchDriver } from '#tests/drivers/messageSearchDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('looking for messages, as its chart says', () => {
  itIsWalked(messageSearchDriver);
});
