import { describe } from 'vitest';
import { contactBoxDriver } from '#tests/drivers/messaging/contactBox/contactBoxDriver.ts';
import { phoneDriver } from '#tests/drivers/messaging/contactBox/phoneDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the contact box of a listing, as its chart says', () => {
  itIsWalked(contactBoxDriver);
});

describe('the phone number of a seller, as its chart says', () => {
  itIsWalked(phoneDriver);
});
