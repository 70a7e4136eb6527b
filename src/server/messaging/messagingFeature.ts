import type { ConversationFact } from '#machines/conversation/lifecycle/conversationFacts.ts';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import type { MessagingFact } from '#machines/messaging/lifecycle/messagingFacts.ts';
import { messagingLifecycle } from '#machines/messaging/lifecycle/messagingLifecycle.ts';
import { feature } from '#server/store/feature.ts';
import type { Sql } from '#server/store/sql.ts';
import { conversationProjection } from './conversationProjection.ts';
import { messagingProjection } from './messagingProjection.ts';

/** The conversation as the server keeps it: journals, what is said sealed with the key of whoever says it, and rows without it. */
export function conversationFeature(sql: Sql) {
  return feature<ConversationFact>(conversationLifecycle, {
    project: conversationProjection(sql),
    tables: ['conversation_parties', 'conversation_entries'],
    personOf: ({ stream, fact }) => {
      if (!('by' in fact)) throw new Error(`${stream}: ${fact.type} holds nothing of anybody’s`);
      return fact.by;
    },
  });
}

/** How accounts write and are written to, as the server keeps it. */
export function messagingFeature(sql: Sql) {
  return feature<MessagingFact>(messagingLifecycle, {
    project: messagingProjection(sql),
    tables: ['correspondents', 'blocked_accounts'],
  });
}
