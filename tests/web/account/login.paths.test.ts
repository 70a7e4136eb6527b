import { describe } from 'vitest';
import { loginDriver } from '#tests/drivers/account/loginDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the login form, as its chart says [ACCOUNT-42]', () => {
  itIsWalked(loginDriver);
});
