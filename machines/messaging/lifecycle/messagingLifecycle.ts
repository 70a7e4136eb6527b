import { lifecycle } from '../../journal/lifecycle.ts';
import { messagingFacts, type MessagingFact } from './messagingFacts.ts';
import { messagingMachine } from './messagingMachine.ts';

/** The lifecycle of an account's messaging. Streams are `messaging-<account>`. */
export const messagingLifecycle = lifecycle<typeof messagingMachine, MessagingFact>(messagingMachine, messagingFacts);
