import { statesTagged } from '../../journal/taggedStates.ts';
import type { AccountStatus } from './account.ts';
import { accountMachine } from './accountMachine.ts';

/** The statuses in which others see an unblocked account and its listings. */
export const shownStatuses = statesTagged(accountMachine, 'shown') as readonly AccountStatus[];
