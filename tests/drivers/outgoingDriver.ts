import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { outgoingCases } from '#machines/messaging/outgoingCases.ts';
import type { outgoingMachine } from '#machines/messaging/outgoingMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from './flowDriver.ts';
import type { Sight } from './surface.ts';

type Snapshot = SnapshotFrom<typeof outgoingMachine>;

const log: Sight = { role: 'log', name: 'Messages of this conversation' };
const field: Sight = { role: 'textbox', name: /^Message to/ };

const cases: FlowCases<typeof outgoingMachine> = {
  ...outgoingCases,
  events: {
    ...outgoingCases.events,
    // One discards what has failed, or waits for a line.
    'entry.discarded': {
      'what does not go out': ({ context }: Snapshot) => {
        const entry = discardable(context);
        return entry && { key: entry.key };
      },
    },
    'line.lost': { now: ({ context }: Snapshot) => (context.isOnline ? {} : undefined) },
    'line.found': { now: ({ context }: Snapshot) => (context.isOnline ? undefined : {}) },
  },
};

/** What is on its way out of a conversation. */
export const outgoingDriver = declareDriver(cases, {
  sights: {},
  // Their keys and times are their own.
  ownData: ['entry.given', 'entry.retried', 'entry.discarded'],
  does: {
    async 'entry.given'(surface, { entry: { text } }) {
      await surface.type(field, text);
      await surface.press({ role: 'button', name: 'Send' });
    },
    'entry.retried': (surface, _event, _stage, { before }) => surface.press(buttonOf('Send again', before)),
    'entry.discarded': (surface, _event, _stage, { before }) =>
      surface.press({
        ...{ role: 'button', name: 'Discard' },
        within: { role: 'article', says: discardable(before.context)!.text },
      }),
    'line.lost': (_surface, event, { happens }) => happens!(event),
    'line.found': (_surface, event, { happens }) => happens!(event),
  },
  async opensView(input) {
    const { openConversationOfMessages } = await import('./messagesView.tsx');
    return openConversationOfMessages(input.conversation, input);
  },
  expectDetails,
});

function discardable({ entries, sending, isOnline }: Snapshot['context']) {
  return entries.find(({ key, standing }) => standing === 'failed' || (!isOnline && key !== sending));
}

function buttonOf(name: string, { context }: Snapshot): Sight {
  const failed = context.entries.find(({ standing }) => standing === 'failed')!;
  return { role: 'button', name, within: { role: 'article', says: failed.text } };
}

async function expectDetails({ surface }: Stage, { context }: Snapshot): Promise<void> {
  for (const { text, standing, problem, key } of context.entries) {
    const entry: Sight = { role: 'article', says: text, within: log };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const said = await surface.text(entry);
    if (standing === 'failed') expect(said).toContain(problem ?? 'It did not come through.');
    else if (!context.isOnline && context.sending !== key) expect(said).toContain('Goes out once you are online');
    else expect(said).toContain('Being sent …');
  }
}
