import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { composerCases } from '#machines/messaging/openConversation/composerCases.ts';
import { isFinished } from '#machines/messaging/openConversation/composerSetup.ts';
import type { composerMachine } from '#machines/messaging/openConversation/composerMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from '../../walking/flowDriver.ts';
import type { Sight } from '../../walking/surface.ts';

type Snapshot = SnapshotFrom<typeof composerMachine>;

const field: Sight = { role: 'textbox', name: /^Message to/ };
const send: Sight = { role: 'button', name: 'Send message' };

const cases: FlowCases<typeof composerMachine> = {
  ...composerCases,
  events: {
    ...composerCases.events,
    // A case that types a text is impossible if the field already contains it.
    'text.typed': Object.fromEntries(
      Object.entries(composerCases.events['text.typed']!).map(([name, data]) => [
        name,
        ({ context }: Snapshot) => ((data as { text: string }).text === context.text ? undefined : data),
      ]),
    ),
    // Only a quick reply that is visible can be chosen.
    'reply.chosen': {
      'whether it is there': ({ context }: Snapshot) =>
        context.text === '' ? { text: 'Is it still available?' } : undefined,
    },
  },
};

/** The driver for walks on the field in which a user writes messages. */
export const composerDriver = declareDriver(cases, {
  sights: {},
  // The events that contain keys or URLs of files, which the device generates.
  ownData: ['pictures.chosen', 'picture.retried', 'picture.removed', 'message.finished'],
  does: {
    'text.typed': (surface, { text }) => surface.type(field, text),
    'reply.chosen': (surface, { text }) => surface.press({ role: 'button', name: text }),
    'pictures.chosen': (_surface, event, { happens }) => happens!(event),
    'picture.progressed': (_surface, event, { happens }) => happens!(event),
    'picture.retried': (surface, { key }) => surface.press({ role: 'button', name: `Try again: ${key}.jpg` }),
    'picture.removed': (surface, { key }) => surface.press({ role: 'button', name: `Remove photo ${key}.jpg` }),
    'message.finished': (surface) => surface.press(send),
  },
  async opensView({ text }) {
    const { openComposer } = await import('../messagesView.tsx');
    return openComposer(text);
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, { context }: Snapshot): Promise<void> {
  expect(await surface.value(field)).toBe(context.text);
  expect(await surface.count({ ...send, enabled: true })).toBe(isFinished(context) ? 1 : 0);
  expect(await surface.count({ role: 'img', name: /\.jpg$/ })).toBe(context.pictures.length);
  expect(await surface.count({ role: 'status', says: /too many/ })).toBe([...context.text].length > 2_000 ? 1 : 0);
  const failed = context.pictures.filter(({ state }) => state === 'failed').length;
  expect(await surface.count({ role: 'status', says: 'Will be sent with the message' })).toBe(failed);
  for (const { file, state, problem } of context.pictures) {
    const again: Sight = { role: 'button', name: `Try again: ${file}` };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await surface.count(again), file).toBe(state === 'failed' ? 1 : 0);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (problem !== null) expect(await surface.count({ role: 'alert', says: problem })).toBeGreaterThan(0);
  }
}
