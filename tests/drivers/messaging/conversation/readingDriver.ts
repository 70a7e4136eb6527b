import { readingCases } from '#machines/messaging/openConversation/readingCases.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver } from '../../walking/flowDriver.ts';

type Reading = typeof readingCases.machine;

/** On a page more and more entries become visible: after the sixth, the fourth does not become visible again. */
const cases: FlowCases<Reading> = {
  ...readingCases,
  events: {
    'entry.seen': {
      ...readingCases.events['entry.seen'],
      'the fourth': ({ context: { seen } }: { readonly context: { readonly seen: number } }) =>
        seen > 4 ? undefined : { number: 4 },
    },
  },
};

/** The driver for walks on which entries of an open conversation have been read. */
export const readingDriver = declareDriver(cases, {
  sights: {},
  does: { 'entry.seen': (_surface, event, { happens }) => happens!(event) },
  async opensView({ id, upTo }) {
    const { openReading } = await import('../messagesView.tsx');
    return openReading(id, upTo);
  },
});
