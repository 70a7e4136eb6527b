import { lifecycle } from '../../journal/lifecycle.ts';
import { emailFacts, type EmailFact } from './emailFacts.ts';
import { emailMachine } from './emailMachine.ts';

/** The lifecycle of an address. Streams are `email-<keyed hash of the address>`. */
export const emailLifecycle = lifecycle<typeof emailMachine, EmailFact>(emailMachine, emailFacts);
