import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { conversationsCases } from '#machines/messaging/inbox/conversationsCases.ts';
import type { conversationsMachine } from '#machines/messaging/inbox/conversationsMachine.ts';
import type { TabCounts } from '#machines/messaging/openConversation/shownConversation.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type FlowDriver, type Stage } from '../walking/flowDriver.ts';

type Snapshot = SnapshotFrom<typeof conversationsMachine>;

const cases: FlowCases<typeof conversationsMachine> = {
  ...conversationsCases,
  // Only this list is walked: the archives of both lists are requested together.
  inputs: { buying: { tab: 'buying' } },
  events: {
    ...conversationsCases.events,
    'more.requested': { 'the next ones': ({ context }: Snapshot) => (context.endCursor === null ? undefined : {}) },
  },
};

/** The elements of a list of conversations, and the gestures that cause its events. */
export const conversationsControls: Pick<FlowDriver<typeof conversationsMachine>, 'sights' | 'does'> = {
  sights: { loadAgain: { role: 'button', name: 'Reload' } },
  does: {
    'loading.retried': (surface) => surface.press({ role: 'button', name: 'Reload' }),
    'more.requested': (surface) => surface.press({ role: 'button', name: 'Show more' }),
    'change.received': (_surface, event, { happens }) => happens!(event),
    'page.shown': (_surface, event, { happens }) => happens!(event),
  },
};

/** The driver for walks on a list of conversations. */
export const conversationsDriver = declareDriver(cases, {
  ...conversationsControls,
  async opensView({ tab }) {
    const { openMessages } = await import('./messagesView.tsx');
    return openMessages(tab);
  },
  expectDetails: expectConversations,
});

/** Expects the conversations of the list, and whether there are more. @throws when they differ */
export async function expectConversations({ surface }: Stage, { context, ...now }: Snapshot): Promise<void> {
  if (!now.matches('shown')) return;
  const { conversations, endCursor, counts, hasMoreFailed } = context;
  const names = conversations.map(({ other, listing }) => `${other.name}.*${listing.title}`);
  const linked = (name: RegExp) => surface.count({ role: 'link', name });
  expect(await linked(/^Vreni/), 'conversations').toBe(names.length);
  if (names.length > 0) {
    expect(await linked(new RegExp(`^(?:${names.join('|')})`)), names.join(', ')).toBe(names.length);
  }
  const { buying, selling } = counts;
  const isPutAway = buying.archived > 0;
  const headed = (name: string) => surface.count({ role: 'heading', name });
  const isEmpty = conversations.length === 0;
  expect(await headed('You haven’t messaged a seller yet')).toBe(isEmpty && !isPutAway ? 1 : 0);
  expect(await headed('All conversations here are archived')).toBe(isEmpty && isPutAway ? 1 : 0);
  expect(await linked(/^Open archive$/)).toBe(isEmpty && isPutAway ? 1 : 0);
  expect(await linked(new RegExp(`^Buying${newsOf(buying)}$`)), 'what is unread of buying').toBe(1);
  expect(await linked(new RegExp(`^Selling${newsOf(selling)}$`)), 'what is unread of selling').toBe(1);
  if (conversations.length === 0) return;
  const isLoading = now.matches({ shown: 'loadingMore' });
  expect(await surface.count({ role: 'button', name: 'Show more' })).toBe(endCursor !== null && !isLoading ? 1 : 0);
  const failed = { role: 'alert', says: 'Something went wrong. Please try again.' } as const;
  expect(await surface.count(failed)).toBe(hasMoreFailed && endCursor !== null ? 1 : 0);
}

function newsOf({ unread }: TabCounts): string {
  if (unread === 0) return '';
  return unread === 1 ? ', 1 unread conversation' : `, ${unread} unread conversations`;
}
