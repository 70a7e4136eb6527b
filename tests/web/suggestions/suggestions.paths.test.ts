import { describe } from 'vitest';
import { suggestionsDriver } from '#tests/drivers/suggestionsDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the suggestions of a search field', () => {
  itIsWalked(suggestionsDriver);
});
