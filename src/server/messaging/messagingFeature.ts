import type { ConversationFact } from '#machines/conversation/lifecycle/conversationFacts.ts';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import type { MessagingFact } from '#machines/messaging/lifecycle/messagingFacts.ts';
import { messagingLifecycle } from '#machines/messaging/lifecycle/messagingLifecycle.ts';
import { feature } from '#server/store/feature.ts';
import type { Sql } from '#server/store/sql.ts';
import type { MarketFeature } from '../marketFeature.ts';
import { forgetOldPhones } from './contactBox.ts';
import { conversationProjection } from './conversationProjection.ts';
import { exportedConversations } from './exportedConversations.ts';
import { conversationsFeed } from './live/conversationsFeed.ts';
import { correspondentsFeed } from './live/correspondentsFeed.ts';
import { messagingProjection } from './messagingProjection.ts';
import { deleteErasedMessages } from './deleteErasedMessages.ts';

export const messagingFeature: MarketFeature = {
  journals: (sql) => [conversationJournals(sql), messagingJournals(sql)],
  erase: deleteErasedMessages,
  exported: exportedConversations,
  feeds: (market, services) => [correspondentsFeed(market), conversationsFeed(market, services)],
  upkeep: forgetOldPhones,
};

/** Journals of conversations. Content is sealed with its author's key; rows do not contain it. */
function conversationJournals(sql: Sql) {
  return feature<ConversationFact>(conversationLifecycle, {
    project: conversationProjection(sql),
    tables: ['conversation_parties', 'conversation_entries'],
    personOf: ({ stream, fact }) => {
      if (!('by' in fact)) throw new Error(`${stream}: ${fact.type} has no author`);
      return fact.by;
    },
  });
}

/** Journals of the messaging settings of accounts. */
function messagingJournals(sql: Sql) {
  return feature<MessagingFact>(messagingLifecycle, {
    project: messagingProjection(sql),
    tables: ['correspondents', 'blocked_accounts'],
  });
}
