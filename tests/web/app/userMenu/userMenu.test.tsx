import { describe } from 'vitest';

import { sessionDriver } from '#tests/drivers/account/sessionDriver.ts';
// The driver imports the view too, but only during the first test, for which a busy machine with cold caches is too
// slow.
import '#tests/drivers/account/sessionView.tsx';
import { userMenuDriver } from '#tests/drivers/shell/userMenuDriver.ts';
import { itIsWalked, itIsWalkedAtRandom } from '#tests/drivers/walking/walkedView.ts';

describe('the menu of a logged-in user, as its chart says [SHELL-5] [SHELL-6]', () => {
  itIsWalked(userMenuDriver);
});

describe('the name of the logged-in user, as the chart of the session says [SHELL-8] [SHELL-9] [SHELL-10]', () => {
  itIsWalked(sessionDriver);
  itIsWalkedAtRandom(sessionDriver);
});
