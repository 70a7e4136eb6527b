import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { openConversationCases } from '#machines/messaging/openConversation/openConversationCases.ts';
import { ownEntryExample } from '#machines/messaging/messagesExamples.ts';
import type { ConversationAction } from '#machines/messaging/openConversation/openConversationEvents.ts';
import { isAllowed } from '#machines/messaging/openConversation/openConversationSetup.ts';
import type { openConversationMachine } from '#machines/messaging/openConversation/openConversationMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from '../../walking/flowDriver.ts';
import type { Sight } from '../../walking/surface.ts';

type Snapshot = SnapshotFrom<typeof openConversationMachine>;

const opener: Sight = { role: 'button', name: 'Conversation options' };
const menu: Sight = { role: 'dialog', name: 'Conversation options' };
const isChoosing = (now: Snapshot) => now.matches({ shown: { action: 'choosing' } });

const chosen = (action: ConversationAction) => (now: Snapshot) => {
  const { conversation } = now.context;
  const isOffered = action === 'archive' ? isChoosing(now) : action === 'accept' ? !isChoosing(now) : true;
  return conversation && isOffered && isAllowed(conversation, action) ? { action } : undefined;
};

const cases: FlowCases<typeof openConversationMachine> = {
  ...openConversationCases,
  events: {
    'mark.received': openConversationCases.events['mark.received']!,
    'entry.accepted': {
      'a message': ({ context, ...now }: Snapshot) =>
        context.conversation?.closed === null &&
        now.matches({ shown: { action: 'ready' } }) &&
        context.entries.at(-1)?.number === 4
          ? { entry: ownEntryExample(5) }
          : undefined,
    },
    'older.requested': { 'those before': ({ context }: Snapshot) => (context.hasOlder ? {} : undefined) },
    'offer.requested': {
      'beside the field': (now: Snapshot) =>
        !isChoosing(now) && now.context.conversation?.closed === null && now.context.conversation.may.includes('offer')
          ? {}
          : undefined,
    },
    'action.chosen': { archive: chosen('archive'), block: chosen('block'), accept: chosen('accept') },
  },
};

const names: Partial<Readonly<Record<ConversationAction, string>>> = {
  archive: 'Archive',
  block: 'Block',
  accept: 'Accept',
};

const noButton = 'A forbidden action has no button.';

/** The driver for walks on an open conversation. */
export const openConversationDriver = declareDriver(cases, {
  sights: {
    loadAgain: { role: 'button', name: 'Reload', within: { role: 'region', name: 'Conversation' } },
    gone: { role: 'heading', name: 'Conversation not found' },
    log: { role: 'log', name: 'Messages in this conversation' },
    menu,
    offer: { role: 'dialog', name: 'Make an offer' },
    block: { role: 'dialog', name: 'Block this person?' },
    report: { role: 'dialog', name: 'Report conversation' },
  },
  does: {
    'loading.retried': (surface) =>
      surface.press({ role: 'button', name: 'Reload', within: { role: 'region', name: 'Conversation' } }),
    'older.requested': (surface) => surface.press({ role: 'button', name: 'Show older messages' }),
    'change.received': (_surface, event, { happens }) => happens!(event),
    'page.shown': (_surface, event, { happens }) => happens!(event),
    'mark.received': (_surface, event, { happens }) => happens!(event),
    'menu.opened': (surface) => surface.press(opener),
    'action.chosen': (surface, { action }, _stage, { before }) =>
      surface.press({ role: 'button', name: names[action]!, ...(isChoosing(before) && { within: menu }) }),
    'offer.requested': (surface) => surface.press({ role: 'button', name: 'Make an offer' }),
    'report.requested': (surface, _event, _stage, { before }) =>
      surface.press({ role: 'button', name: 'Report', ...(isChoosing(before) && { within: menu }) }),
    'block.confirmed': (surface) =>
      surface.press({ role: 'button', name: 'Block', within: { role: 'dialog', name: 'Block this person?' } }),
    async 'entry.accepted'(surface, event, { happens }) {
      await surface.type({ role: 'textbox', name: /^Message to/ }, event.entry.text!);
      await surface.press({ role: 'button', name: 'Send message' });
      await happens!(event);
    },
    async 'offer.made'(surface) {
      await surface.type({ role: 'textbox', name: 'Your offer' }, '440');
      await surface.press({ role: 'button', name: 'Send offer' });
    },
    async 'report.accepted'(surface, _event, { answers }) {
      await surface.press({
        role: 'button',
        name: 'Send report',
        within: { role: 'form', name: 'Report conversation' },
      });
      await answers!('reporting', { type: 'xstate.done.actor.reporting', output: undefined });
    },
    'question.closed': (surface) => surface.press({ role: 'button', name: 'Close' }),
  },
  // The key in this event is generated by the device.
  ownData: ['entry.accepted'],
  untaken: {
    'shown.action.choosing: action.chosen → shown.action.ready': noButton,
    'shown.action.ready: action.chosen → shown.action.ready': noButton,
  },
  async opensView({ id }) {
    const { openMessages } = await import('../messagesView.tsx');
    return openMessages('buying', id);
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, { context, ...now }: Snapshot): Promise<void> {
  if (!now.matches('shown')) return;
  const { conversation, entries, problem } = context;
  // A dialog is above the conversation, so the elements below it cannot be reached.
  if (!now.matches({ shown: { action: 'ready' } }) && !now.matches({ shown: { action: 'commanding' } })) return;
  const messages = entries.filter(({ kind }) => kind === 'message');
  for (const { text } of messages) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await surface.count({ role: 'article', says: text! }), text!).toBe(1);
  }
  expect(await surface.count({ role: 'textbox', name: /^Message to/ })).toBe(conversation!.closed === null ? 1 : 0);
  if (problem) {
    expect(
      await surface.count({ role: 'alert', says: problem.text ?? 'Something went wrong. Please try again.' }),
    ).toBeGreaterThan(0);
  }
}
