import { typingCases } from '#machines/messaging/openConversation/typingCases.ts';
import { declareDriver } from '../../walking/flowDriver.ts';

/** The driver for walks on the sign that the other party of a conversation is typing. */
export const typingDriver = declareDriver(typingCases, {
  sights: { typing: { role: 'log', says: 'is typing…' } },
  does: {
    'typing.received': (_surface, event, { happens }) => happens!(event),
    'entry.received': (_surface, event, { happens }) => happens!(event),
  },
  async opensView({ id }) {
    const { openConversationOfMessages } = await import('../messagesView.tsx');
    return openConversationOfMessages(id);
  },
});
