import { describe } from 'vitest';
import { streamDriver } from '#tests/drivers/streamDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the stream of a document, as its chart says', () => {
  itIsWalked(streamDriver);
});
