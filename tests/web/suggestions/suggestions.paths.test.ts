import { describe } from 'vitest';
import { suggestionsDriver } from '#tests/drivers/suggestions/suggestionsDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the suggestions of a search field', () => {
  itIsWalked(suggestionsDriver);
});
