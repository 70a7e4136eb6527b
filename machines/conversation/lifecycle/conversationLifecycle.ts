import { lifecycle } from '../../journal/lifecycle.ts';
import { conversationFacts, type ConversationFact } from './conversationFacts.ts';
import { conversationMachine } from './conversationMachine.ts';

/** A conversation, as its journal knows it. Streams are `conversation-<id>`, the id made of ad and buyer. */
export const conversationLifecycle = lifecycle<typeof conversationMachine, ConversationFact>(
  conversationMachine,
  conversationFacts,
);
