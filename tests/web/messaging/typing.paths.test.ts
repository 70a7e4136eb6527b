import { describe } from 'vitest';
import { typingDriver } from '#tests/drivers/typingDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the sign that the other types, as its chart says', () => {
  itIsWalked(typingDriver);
});
