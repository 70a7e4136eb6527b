import { describe } from 'vitest';
import { streamDriver } from '#tests/drivers/streaming/streamDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the stream of a document, as its chart says', () => {
  itIsWalked(streamDriver);
});
