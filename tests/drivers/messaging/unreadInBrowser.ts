import type { SnapshotFrom } from 'xstate';
import type { UnreadEvent } from '#machines/messaging/inbox/unreadEvents.ts';
import type { unreadMachine } from '#machines/messaging/inbox/unreadMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { browserStage } from '../browser/browserStage.ts';
import { comesBack, logsIn, logsOut } from '../browser/elsewhere.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import { holdStream } from '../streaming/controlledStream.ts';
import { type TitledStage, unreadDriver } from './unreadDriver.ts';
import type { WrittenConversations } from './writtenConversations.ts';

// The unread count in a browser, of people who log in and out in another tab.

type Now = SnapshotFrom<typeof unreadMachine>;

const { cases: known, ...driver } = unreadDriver;

/** Whether the count is this account's: a stream notifies Vreni, while Beat’s browser cannot read streams. */
const isOf = (account: string) => (now: Now) => now.context.account === account;
const whereSo =
  <Data>(isSo: (now: Now) => boolean, data: Data) =>
  (now: Now) =>
    isSo(now) ? data : undefined;

const cases: FlowCases<typeof unreadMachine> = {
  ...known,
  events: {
    ...known.events,
    'count.reported': {
      none: whereSo(isOf('vreni'), { unread: 0 }),
      two: whereSo(isOf('vreni'), { unread: 2 }),
    },
    'stream.unsupported': { 'in Beat’s browser': whereSo(isOf('beat'), {}) },
  },
  actors: { fetchingUnread: { resolves: { one: 1 }, rejects: { 'no line': new Error('No line') } } },
};

/** The driver for people who have one unread conversation each. */
export function unreadInBrowser(next: () => WrittenConversations) {
  return declareDriver(cases, {
    ...driver,
    ownData: ['account.reported'],
    async opensPage(visitor): Promise<TitledStage> {
      const { page } = visitor;
      const people: Readonly<Record<string, string>> = { vreni: next().buyer, beat: next().buyer };
      await visitor.forgets();
      const stream = await holdStream(visitor, { isSilent: true });
      const stage = await browserStage(visitor, /\/messaging\/status/);
      await visitor.opens('/en');
      await stage.watch.awaitsState('unread', 'nobody');
      const plainTitle = await page.title();
      await stage.stopsClock();

      async function deliverAccount(publicAccountId: string | null): Promise<void> {
        if (publicAccountId === null) await logsOut(visitor);
        else await logsIn(visitor, people[publicAccountId]!);
        return comesBack(visitor);
      }

      return {
        ...stage,
        plainTitle,
        title: () => page.title(),
        async happens(reported) {
          const event = reported as UnreadEvent;
          if (event.type === 'account.reported') return deliverAccount(event.publicAccountId);
          if (event.type === 'stream.unsupported') return stream.isUnreadable();
          const data = { conversationsWithUnreadMessages: event.unread };
          return stream.tells({ event: 'merge', position: 1, data });
        },
        answers: (_, answer) => ('output' in answer ? stage.letThrough() : stage.cutOff()),
        async ends() {
          await stage.ends();
          await stream.ends();
        },
      };
    },
  });
}
