import { describe } from 'vitest';
import { outgoingDriver } from '#tests/drivers/outgoingDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('what is on its way out of a conversation, as its chart says', () => {
  itIsWalked(outgoingDriver);
});
