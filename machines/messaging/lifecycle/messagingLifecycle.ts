import { lifecycle } from '../../journal/lifecycle.ts';
import { messagingFacts, type MessagingFact } from './messagingFacts.ts';
import { messagingMachine } from './messagingMachine.ts';

/** How an account writes and is written to, as its journal knows it. Streams are `messaging-<account>`. */
export const messagingLifecycle = lifecycle<typeof messagingMachine, MessagingFact>(messagingMachine, messagingFacts);
