import { describe } from 'vitest';
import { contentPageDriver } from '#tests/drivers/content/contentPageDriver.ts';
import { helpSearchDriver } from '#tests/drivers/content/helpSearchDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('a content page, as its chart says', () => {
  itIsWalked(contentPageDriver);
});

describe('the search on the help page, as its chart says', () => {
  itIsWalked(helpSearchDriver);
});
