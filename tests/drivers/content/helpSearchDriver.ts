import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { helpExample } from '#machines/content/contentExamples.ts';
import { helpSearchCases } from '#machines/content/helpSearchCases.ts';
import type { helpSearchMachine } from '#machines/content/helpSearchMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

type Now = SnapshotFrom<typeof helpSearchMachine>;

const field: Sight = { role: 'searchbox', name: 'Search help' };
const searchAgain: Sight = { role: 'button', name: 'Search again' };
const showAll: Sight = { role: 'link', name: 'Show all questions' };

const cases: FlowCases<typeof helpSearchMachine> = {
  ...helpSearchCases,
  events: {
    ...helpSearchCases.events,
    'search.cleared': {
      'by its link': (now: Now) => (now.matches('found') || now.matches('nothing') ? {} : undefined),
    },
    'address.changed': {
      'to a query': ({ context }: Now) => (context.addressed === 'photos' ? undefined : { query: 'photos' }),
      'to none': ({ context }: Now) => (context.addressed === '' ? undefined : { query: '' }),
    },
  },
};

/** The driver for walks on the search of the help page. */
export const helpSearchDriver = declareDriver(cases, {
  sights: {
    found: { role: 'status', says: /answer/ },
    contact: { role: 'link', name: 'Contact us' },
    showAll,
    searchAgain,
  },
  does: {
    'search.typed': (surface, { text }) => surface.type(field, text),
    'search.submitted': (surface) => surface.press({ role: 'button', name: 'Search' }),
    'search.cleared': (surface) => surface.press(showAll),
    'search.retried': (surface) => surface.press(searchAgain),
    'address.changed': (surface, { query }) => surface.goTo(query === '' ? '/en/help' : `/en/help?q=${query}`),
  },
  usesData: ['search.typed', 'address.changed'],
  untaken: {
    'helpSearch: address.changed [isKnownAddress] → the same':
      "arrives by itself, as the report of the flow's own write",
  },
  async opensView({ found }) {
    const { openHelp } = await import('./contentView.tsx');
    return openHelp(found);
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, { context: { text, found, addressed } }: Now): Promise<void> {
  expect(await surface.value(field)).toBe(text);
  expect(surface.address()).toBe(addressed === '' ? '/en/help' : `/en/help?q=${addressed}`);
  const shown = found ? found.ids.length : helpExample.sections.length;
  expect(await surface.count({ role: 'heading', name: /\?$/ })).toBe(shown);
}
