import { describe } from 'vitest';
import { contactBoxDriver } from '#tests/drivers/contactBoxDriver.ts';
import { phoneDriver } from '#tests/drivers/phoneDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the contact box of an ad, as its chart says', () => {
  itIsWalked(contactBoxDriver);
});

describe('the phone number of a seller, as its chart says', () => {
  itIsWalked(phoneDriver);
});
