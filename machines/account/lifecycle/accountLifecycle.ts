import { lifecycle } from '../../journal/lifecycle.ts';
import { accountFacts, type AccountFact } from './accountFacts.ts';
import { accountMachine } from './accountMachine.ts';

/** The lifecycle of an account: its facts and the chart that folds them. Streams are `account-<id>`. */
export const accountLifecycle = lifecycle<typeof accountMachine, AccountFact>(accountMachine, accountFacts);
