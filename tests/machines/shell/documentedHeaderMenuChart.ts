import { headerMenuCases } from '#machines/shell/headerMenuCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

export const documentedHeaderMenuChart: DocumentedChart = {
  document: 'the shell’s specification, §4 (header menu) and §2 (closed by clicking away)',
  cases: headerMenuCases,
  states: {
    'closed, never opened': (now) => now.matches('closed') && !now.context.hasContent,
    'closed, opened before': (now) => now.matches('closed') && now.context.hasContent === true,
    'open, loading its content': (now) => now.matches({ open: { content: 'loading' } }),
    'open, with its content': (now) => now.matches({ open: { content: 'shown' } }),
  },
  events: {
    'it is clicked': { type: 'menu.opened' },
    'the content has loaded': { done: 'loading' },
    'the toggle’s 100 ms pass': { after: 100 },
    'somebody clicks away': { type: 'menu.closed' },
    'the page changes': { type: 'page.changed' },
  },
  ways: {
    'closed, never opened': [undefined],
    'open, loading its content': [undefined, 'it is clicked'],
    'open, with its content': [undefined, 'it is clicked', 'the content has loaded', 'the toggle’s 100 ms pass'],
    'closed, opened before': [
      undefined,
      'it is clicked',
      'the content has loaded',
      'the toggle’s 100 ms pass',
      'somebody clicks away',
      'the toggle’s 100 ms pass',
    ],
  },
  rows: [
    ['closed, never opened', 'it is clicked', 'open, loading its content'],
    ['open, loading its content', 'the content has loaded', 'open, with its content'],
    ['open, loading its content', 'somebody clicks away', 'open, loading its content'],
    ['open, with its content', 'somebody clicks away', 'closed, opened before'],
    ['open, with its content', 'the page changes', 'closed, opened before'],
    ['closed, opened before', 'it is clicked', 'open, with its content'],
  ],
};
