import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { messageSearchCases } from '#machines/messaging/inbox/messageSearchCases.ts';
import type { messageSearchMachine } from '#machines/messaging/inbox/messageSearchMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type FlowDriver } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

type Snapshot = SnapshotFrom<typeof messageSearchMachine>;

const field: Sight = { role: 'searchbox', name: 'Search messages' };

const cases: FlowCases<typeof messageSearchMachine> = {
  ...messageSearchCases,
  events: {
    ...messageSearchCases.events,
    // A case that types a text is impossible if the field already contains it.
    'search.typed': {
      something: ({ context }: Snapshot) => (context.text === 'basket' ? undefined : { text: 'basket' }),
      'a single letter': ({ context }: Snapshot) => (context.text === 'b' ? undefined : { text: 'b' }),
    },
  },
};

/** The elements of the message search, and the gestures that cause its events. */
export const messageSearchControls: Pick<
  FlowDriver<typeof messageSearchMachine>,
  'sights' | 'does' | 'expectDetails'
> = {
  sights: {
    searchAgain: { role: 'button', name: 'Search again' },
    found: { role: 'status', says: /message|No matches/i },
  },
  does: {
    'search.typed': (surface, { text }) => surface.type(field, text),
    'search.retried': (surface) => surface.press({ role: 'button', name: 'Search again' }),
  },
  async expectDetails({ surface }, { context, ...now }) {
    expect(await surface.value(field)).toBe(context.text);
    if (now.matches('off')) return;
    expect(await surface.count({ role: 'link', name: /^Vreni/ })).toBe(context.found.length);
    const tells: readonly (readonly [RegExp, boolean])[] = [
      [/Only the latest messages are shown/, context.hasMore],
      [/Only messages since .*8.* were searched/, context.since !== null],
    ];
    for (const [says, isSo] of tells) {
      const isStatusShown = now.matches('found') && isSo;
      expect(await surface.shows({ role: 'status', says }, isStatusShown), String(says)).toBe(isStatusShown);
    }
  },
};

/** The driver for walks on the search for messages. */
export const messageSearchDriver = declareDriver(cases, {
  ...messageSearchControls,
  async opensView() {
    const { openMessages } = await import('./messagesView.tsx');
    return openMessages('buying');
  },
});
