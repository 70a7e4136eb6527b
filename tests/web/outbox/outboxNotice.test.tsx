import { describe } from 'vitest';
import { outboxDriver } from '#tests/drivers/outboxDriver.ts';
import { itIsWalked, itIsWalkedAtRandom } from '#tests/drivers/walkedView.ts';

describe('the outbox, as its chart says and its notice shows', () => {
  itIsWalked(outboxDriver);
  itIsWalkedAtRandom(outboxDriver);
});
