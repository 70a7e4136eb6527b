import { describe } from 'vitest';
import { guardDriver } from '#tests/drivers/guardDriver.ts';
import { ownAccountDriver } from '#tests/drivers/ownAccountDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('a page for those who are logged in, as its chart says [ACCOUNT-9] [ACCOUNT-11] [ACCOUNT-12]', () => {
  itIsWalked(guardDriver);
});

describe('one’s own account, as its chart says', () => {
  itIsWalked(ownAccountDriver);
});
