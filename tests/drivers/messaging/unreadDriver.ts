import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { unreadCases } from '#machines/messaging/inbox/unreadCases.ts';
import type { unreadMachine } from '#machines/messaging/inbox/unreadMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';

type Now = SnapshotFrom<typeof unreadMachine>;

/** An event of the session is possible only if it changes the account. */
const reported =
  (publicAccountId: string | null) =>
  ({ context }: Now) =>
    context.account === publicAccountId ? undefined : { publicAccountId };

const cases: FlowCases<typeof unreadMachine> = {
  ...unreadCases,
  events: {
    ...unreadCases.events,
    'account.reported': { Vreni: reported('vreni'), Beat: reported('beat'), nobody: reported(null) },
  },
};

/** The stage of a page whose window title begins with the number of unread conversations. */
export interface TitledStage extends Stage {
  readonly plainTitle: string;
  title(): Promise<string>;
}

/** The driver for walks on the number of unread conversations, in the header and the window's title. */
export const unreadDriver = declareDriver(cases, {
  sights: {},
  does: {
    'account.reported': (_, event, { happens }) => happens!(event),
    'count.reported': (_, event, { happens }) => happens!(event),
    'stream.unsupported': (_, event, { happens }) => happens!(event),
  },
  async opensView() {
    const { openUnreadCount } = await import('./unreadView.tsx');
    return openUnreadCount();
  },
  expectDetails,
});

async function expectDetails(stage: Stage, { context: { unread } }: Now): Promise<void> {
  const { surface, plainTitle, title } = stage as TitledStage;
  const name = unread === 0 ? 'Messages' : `Messages, ${unread} unread conversation${unread === 1 ? '' : 's'}`;
  expect(await surface.shows({ role: 'link', name }, true), name).toBe(true);
  expect(await title()).toBe(unread === 0 ? plainTitle : `(${unread}) ${plainTitle}`);
}
