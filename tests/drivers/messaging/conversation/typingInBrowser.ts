import { declareDriver } from '../../walking/flowDriver.ts';
import { entryLine } from '../messagesAnswers.ts';
import { opensMessages } from '../messagesInBrowser.ts';
import { typingDriver } from './typingDriver.ts';
import type { WrittenConversations } from '../writtenConversations.ts';

const { cases, ...driver } = typingDriver;

/**
 * The typing indicator of the other party in a browser, as reported by a stream; each path has a different
 * conversation.
 */
export function typingInBrowser(next: () => WrittenConversations) {
  return declareDriver(cases, {
    ...driver,
    async opensPage(visitor) {
      const { buyer, conversations } = next();
      const [conversation] = conversations;
      const stage = await opensMessages(visitor, {
        email: buyer,
        to: `/en/messages/buying/${conversation}`,
        held: 'nothing of it',
      });
      return {
        ...stage,
        happens({ type }) {
          if (type === 'typing.received') return stage.stream.tells({ event: 'typing', data: { conversation } });
          return stage.stream.tells(entryLine(conversation!));
        },
      };
    },
  });
}
