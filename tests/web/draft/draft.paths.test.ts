import { describe } from 'vitest';
import { draftSavingDriver } from '#tests/drivers/draft/draftSavingDriver.ts';
import { draftSyncDriver } from '#tests/drivers/draft/draftSyncDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the draft of a listing on this device, as its chart says', () => {
  itIsWalked(draftSavingDriver);
});

describe('the draft of a listing in its author’s account, as its chart says', () => {
  itIsWalked(draftSyncDriver);
});
