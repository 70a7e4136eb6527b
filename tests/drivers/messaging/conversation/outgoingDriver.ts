import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { outgoingCases } from '#machines/messaging/openConversation/outgoingCases.ts';
import type { OutgoingEntry } from '#machines/messaging/openConversation/outgoingEvents.ts';
import { type outgoingMachine, outgoingOf } from '#machines/messaging/openConversation/outgoingMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from '../../walking/flowDriver.ts';
import type { Sight } from '../../walking/surface.ts';

type Snapshot = SnapshotFrom<typeof outgoingMachine>;

const log: Sight = { role: 'log', name: 'Messages in this conversation' };
const field: Sight = { role: 'textbox', name: /^Message to/ };

const cases: FlowCases<typeof outgoingMachine> = {
  ...outgoingCases,
  events: {
    ...outgoingCases.events,
    'entry.retried': {
      'what was not taken': ({ context }: Snapshot) => {
        const entry = shownOf(context).find(({ says }) => says === 'failed');
        return entry && { key: entry.key };
      },
    },
    // A case in which the user discards an entry that has failed or waits.
    'entry.discarded': {
      'what does not go out': ({ context }: Snapshot) => {
        const entry = shownOf(context).find(({ says }) => says === 'failed' || says === 'waits');
        return entry && { key: entry.key };
      },
    },
    'line.lost': { now: ({ context }: Snapshot) => (context.isOnline ? {} : undefined) },
    'line.found': { now: ({ context }: Snapshot) => (context.isOnline ? undefined : {}) },
  },
};

/** The driver for walks on the outgoing entries of a conversation. */
export const outgoingDriver = declareDriver(cases, {
  sights: {},
  // The events that contain generated keys and times of entries.
  ownData: ['entry.added', 'entry.retried', 'entry.discarded', 'outbox.reported', 'entry.unkept', 'entry.sent'],
  does: {
    async 'entry.added'(surface, { entry: { text } }) {
      await surface.type(field, text);
      await surface.press({ role: 'button', name: 'Send message' });
    },
    'entry.retried': (surface, { key }, _stage, { before }) => surface.press(buttonOf('Send again', key, before)),
    'entry.discarded': (surface, { key }, _stage, { before }) => surface.press(buttonOf('Discard', key, before)),
    'outbox.reported': (_surface, event, { happens }) => happens!(event),
    'entry.unkept': (_surface, event, { happens }) => happens!(event),
    'entry.sent': (_surface, event, { happens }) => happens!(event),
    'line.lost': (_surface, event, { happens }) => happens!(event),
    'line.found': (_surface, event, { happens }) => happens!(event),
  },
  async opensView({ conversation, isOnline }) {
    const { openConversationOfMessages } = await import('../messagesView.tsx');
    return openConversationOfMessages(conversation, { isOnline });
  },
  expectDetails,
});

type Shown = OutgoingEntry & { readonly says: 'failed' | 'waits' | 'goes' };

/** The outgoing entries, each with the state in which it is displayed. */
function shownOf(context: Snapshot['context']): readonly Shown[] {
  const all = outgoingOf(context);
  const isStuck = ({ state }: OutgoingEntry) => ['putOff', 'failed', 'refused'].includes(state);
  const isFailed = ({ state }: OutgoingEntry) => state === 'refused' || (state === 'failed' && context.isOnline);
  return all.map((entry, place) => {
    const waits = !context.isOnline || entry.state === 'putOff' || all.slice(0, place).some(isStuck);
    return { ...entry, says: isFailed(entry) ? 'failed' : waits && entry.state !== 'sending' ? 'waits' : 'goes' };
  });
}

function buttonOf(name: string, key: string, { context }: Snapshot): Sight {
  const { text } = outgoingOf(context).find((entry) => entry.key === key)!;
  return { role: 'button', name, within: { role: 'article', says: text } };
}

async function expectDetails({ surface }: Stage, { context }: Snapshot): Promise<void> {
  const waitsOf = ({ state }: OutgoingEntry) => {
    if (!context.isOnline) return 'Will be sent once you’re online';
    return state === 'putOff' ? 'Will be sent in about a minute' : 'Will be sent after the previous message';
  };
  for (const { says, ...shown } of shownOf(context)) {
    const { text, problem } = shown;
    const entry: Sight = { role: 'article', says: text, within: log };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const said = await surface.text(entry);
    expect(said).toContain({ failed: problem ?? 'Please try again.', waits: waitsOf(shown), goes: 'Sending…' }[says]);
  }
}
