import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { conversationsCases } from '#machines/messaging/conversationsCases.ts';
import type { conversationsMachine } from '#machines/messaging/conversationsMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from './flowDriver.ts';

type Snapshot = SnapshotFrom<typeof conversationsMachine>;

const cases: FlowCases<typeof conversationsMachine> = {
  ...conversationsCases,
  // What was put away is asked for of both lists at once.
  inputs: { buying: { tab: 'buying' } },
  events: {
    ...conversationsCases.events,
    'more.asked': { 'the next ones': ({ context }: Snapshot) => (context.endCursor === null ? undefined : {}) },
  },
};

/** A list of conversations. */
export const conversationsDriver = declareDriver(cases, {
  sights: { loadAgain: { role: 'button', name: 'Load again' } },
  does: {
    'loading.retried': (surface) => surface.press({ role: 'button', name: 'Load again' }),
    'more.asked': (surface) => surface.press({ role: 'button', name: 'Show more' }),
    'change.heard': (_surface, event, { happens }) => happens!(event),
    'page.shown': (_surface, event, { happens }) => happens!(event),
  },
  async opensView({ tab }) {
    const { openMessages } = await import('./messagesView.tsx');
    return openMessages(tab);
  },
  expectDetails,
});

/** Which conversations there are, and whether there are more. */
async function expectDetails({ surface }: Stage, { context, ...now }: Snapshot): Promise<void> {
  if (!now.matches('shown')) return;
  const { conversations, endCursor, hasMoreFailed } = context;
  for (const { other } of conversations) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await surface.count({ role: 'link', name: new RegExp(`^${other.name}`) }), other.name!).toBe(1);
  }
  expect(await surface.count({ role: 'heading', name: 'You have written to nobody yet' })).toBe(
    conversations.length === 0 ? 1 : 0,
  );
  if (conversations.length === 0) return;
  const isLoading = now.matches({ shown: 'loadingMore' });
  expect(await surface.count({ role: 'button', name: 'Show more' })).toBe(endCursor !== null && !isLoading ? 1 : 0);
  const failed = { role: 'alert', says: 'That did not come through.' } as const;
  expect(await surface.count(failed)).toBe(hasMoreFailed && endCursor !== null ? 1 : 0);
}
