import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { messageSearchCases } from '#machines/messaging/messageSearchCases.ts';
import type { messageSearchMachine } from '#machines/messaging/messageSearchMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from './flowDriver.ts';
import type { Sight } from './surface.ts';

type Snapshot = SnapshotFrom<typeof messageSearchMachine>;

const field: Sight = { role: 'searchbox', name: 'Search in messages' };

const cases: FlowCases<typeof messageSearchMachine> = {
  ...messageSearchCases,
  events: {
    ...messageSearchCases.events,
    // What stands there already is not typed.
    'search.typed': {
      something: ({ context }: Snapshot) => (context.text === 'basket' ? undefined : { text: 'basket' }),
      'a single letter': ({ context }: Snapshot) => (context.text === 'b' ? undefined : { text: 'b' }),
    },
  },
};

/** Looking for messages. */
export const messageSearchDriver = declareDriver(cases, {
  sights: {
    searchAgain: { role: 'button', name: 'Search again' },
    found: { role: 'status', says: /message/i },
  },
  does: {
    'search.typed': (surface, { text }) => surface.type(field, text),
    'search.retried': (surface) => surface.press({ role: 'button', name: 'Search again' }),
  },
  async opensView() {
    const { openMessages } = await import('./messagesView.tsx');
    return openMessages('buying');
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, { context, ...now }: Snapshot): Promise<void> {
  expect(await surface.value(field)).toBe(context.text);
  if (now.matches('off')) return;
  expect(await surface.count({ role: 'link', name: /^Vreni b/ })).toBe(context.found.length);
}
