import { lifecycle } from '../../journal/lifecycle.ts';
import { conversationFacts, type ConversationFact } from './conversationFacts.ts';
import { conversationMachine } from './conversationMachine.ts';

/** The lifecycle of a conversation. Streams are `conversation-<id>`; the id is derived from listing and buyer. */
export const conversationLifecycle = lifecycle<typeof conversationMachine, ConversationFact>(
  conversationMachine,
  conversationFacts,
);
