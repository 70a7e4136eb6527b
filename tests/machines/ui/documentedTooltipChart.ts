import { tooltipCases } from '#machines/ui/tooltipCases.ts';
import { type DocumentedChart, shown } from '#tests/drivers/walking/documented.ts';

export const documentedTooltipChart: DocumentedChart = {
  document: 'the specification of search and accounts, §4 and §9 (tooltip)',
  cases: tooltipCases,
  states: {
    'looks for a stored dismissal': (now) => now.matches('remembering'),
    'waits to appear': (now) => now.matches('waiting'),
    appeared: (now) => now.matches('shown'),
    closing: (now) => now.matches('hiding') && shown(now).includes('hint'),
    'stays away': (now) => now.matches('dismissed') && shown(now).length === 0,
  },
  events: {
    'the page opens': { type: 'page.opened' },
    'its name is not stored': { done: 'remembering', output: false },
    'its name is stored': { done: 'remembering', output: true },
    '1000 ms pass': { after: 1000 },
    'it is closed': { type: 'tooltip.closed' },
    'the animation ends': { after: 200 },
  },
  ways: {
    'looks for a stored dismissal': [{ name: 'language' }, 'the page opens'],
    'waits to appear': [{ name: 'language' }, 'the page opens', 'its name is not stored'],
    appeared: [{ name: 'language' }, 'the page opens', 'its name is not stored', '1000 ms pass'],
    closing: [{ name: 'language' }, 'the page opens', 'its name is not stored', '1000 ms pass', 'it is closed'],
  },
  rows: [
    ['looks for a stored dismissal', 'its name is stored', 'stays away'],
    ['looks for a stored dismissal', 'its name is not stored', 'waits to appear'],
    ['waits to appear', '1000 ms pass', 'appeared'],
    ['appeared', 'it is closed', 'closing'],
    ['closing', 'the animation ends', 'stays away'],
  ],
};
