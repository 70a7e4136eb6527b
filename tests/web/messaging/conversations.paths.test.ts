import { describe } from 'vitest';
import { conversationsDriver } from '#tests/drivers/conversationsDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('a list of conversations, as its chart says', () => {
  itIsWalked(conversationsDriver);
});
