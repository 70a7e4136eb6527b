import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { unreadCases } from '#machines/messaging/unreadCases.ts';
import type { unreadMachine } from '#machines/messaging/unreadMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from './flowDriver.ts';

type Now = SnapshotFrom<typeof unreadMachine>;

/** Who is logged in is told when it has changed. */
const told =
  (publicAccountId: string | null) =>
  ({ context }: Now) =>
    context.account === publicAccountId ? undefined : { publicAccountId };

const cases: FlowCases<typeof unreadMachine> = {
  ...unreadCases,
  events: {
    ...unreadCases.events,
    'account.told': { Vreni: told('vreni'), Beat: told('beat'), nobody: told(null) },
  },
};

/** The title of the page around the count. */
export const unreadTitle = 'Velos | allmend';

/** In how many conversations something is unread, as the header and the window's title say it. */
export const unreadDriver = declareDriver(cases, {
  sights: {},
  does: {
    'account.told': (_, event, { happens }) => happens!(event),
    'count.told': (_, event, { happens }) => happens!(event),
    'stream.unsupported': (_, event, { happens }) => happens!(event),
  },
  async opensView() {
    const { openUnreadCount } = await import('./unreadView.tsx');
    return openUnreadCount();
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, { context: { unread } }: Now): Promise<void> {
  const name = unread === 0 ? 'Messages' : `Messages, ${unread} unread conversations`;
  expect(await surface.count({ role: 'link', name })).toBe(1);
  expect(document.title).toBe(unread === 0 ? unreadTitle : `(${unread}) ${unreadTitle}`);
}
