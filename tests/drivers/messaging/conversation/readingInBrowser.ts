import type { ReadingEvent } from '#machines/messaging/openConversation/readingEvents.ts';
import type { Visitor } from '../../browser/browser.ts';
import { asksElsewhere, comesBack, logsIn } from '../../browser/elsewhere.ts';
import { declareDriver } from '../../walking/flowDriver.ts';
import { entryLine } from '../messagesAnswers.ts';
import { opensMessages } from '../messagesInBrowser.ts';
import { readingDriver } from './readingDriver.ts';
import type { WrittenConversations } from '../writtenConversations.ts';

// A buyer's read entries of a conversation in a browser. The other party writes in a separate window.

const { cases, ...driver } = readingDriver;

/** The driver for a buyer who has read everything; each path has a different conversation. */
export function readingInBrowser(next: () => WrittenConversations, sellers: () => Visitor) {
  return declareDriver(cases, {
    ...driver,
    async opensPage(visitor, { upTo }) {
      const { buyer, seller, conversations } = next();
      const id = conversations[0]!;
      await sellers().forgets();
      await logsIn(sellers(), buyer);
      const last = await lastOf(sellers(), id);
      await asksElsewhere(sellers(), `mutation { readConversation(id: "${id}", upTo: ${last}) { __typename } }`);
      await logsIn(sellers(), seller);
      const stage = await opensMessages(visitor, {
        email: buyer,
        to: `/en/messages/buying/${id}`,
        held: 'mutation ReadConversation',
      });
      // Other facts of a conversation have numbers too: this maps the numbers of entries to those in paths.
      const called = new Map([[last, upTo]]);

      async function writes(number: number): Promise<void> {
        const message = `{ key: "entry-${number}", text: "Message ${number}" }`;
        const command = `sendMessage(conversation: "${id}", message: ${message})`;
        await asksElsewhere(sellers(), `mutation { ${command} { __typename } }`);
        called.set(await lastOf(sellers(), id), number);
      }

      return {
        ...stage,
        watch: {
          awaitsState: stage.watch.awaitsState,
          async received(machine) {
            const events = (await stage.watch.received(machine)) as readonly ReadingEvent[];
            return events.map((event) => ('number' in event ? { ...event, number: called.get(event.number)! } : event));
          },
        },
        async happens(event) {
          const { number } = event as ReadingEvent;
          if ([...called.values()].includes(number)) return comesBack(visitor);
          await writes(number);
          return stage.stream.tells(entryLine(id));
        },
        answers(_, answer) {
          // Entries read meanwhile are reported by another call, and the previous one is abandoned.
          const call = `"upTo":${[...called.keys()].at(-1)}}`;
          return 'output' in answer ? stage.letThrough(call) : stage.cutOff(call);
        },
      };
    },
  });
}

/** The number of the last entry of a conversation, as one party sees it. */
async function lastOf(visitor: Visitor, id: string): Promise<number> {
  const { conversation } = await asksElsewhere<{
    readonly conversation: { readonly entries: { readonly entries: readonly { readonly number: number }[] } };
  }>(visitor, 'query ($id: ID!) { conversation(id: $id) { entries(last: 1) { entries { number } } } }', { id });
  return conversation.entries.entries[0]!.number;
}
