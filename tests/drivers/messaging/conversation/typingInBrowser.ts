import { declareDriver } from '../../walking/flowDriver.ts';
import { entryLine } from '../messagesAnswers.ts';
import { opensMessages } from '../messagesInBrowser.ts';
import { typingDriver } from './typingDriver.ts';
import type { WrittenConversations } from '../writtenConversations.ts';

const { cases, ...hands } = typingDriver;

/** The sign that the other types in a browser, as a stream tells of it; each path is in another one’s conversation. */
export function typingInBrowser(next: () => WrittenConversations) {
  return declareDriver(cases, {
    ...hands,
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
          if (type === 'typing.heard') return stage.stream.tells({ event: 'typing', data: { conversation } });
          return stage.stream.tells(entryLine(conversation!));
        },
      };
    },
  });
}
