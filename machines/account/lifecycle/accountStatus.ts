import { statesTagged } from '../../journal/taggedStates.ts';
import type { AccountStatus } from './account.ts';
import { accountMachine } from './accountMachine.ts';

/** The statuses in which others see an account that is not blocked, and its ads. */
export const shownStatuses = statesTagged(accountMachine, 'shown') as readonly AccountStatus[];
