import { modalCases } from '#machines/ui/modalCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

export const documentedModalChart: DocumentedChart = {
  document: 'the shell’s specification, §4 (modals load on first open) and §2 (login modal)',
  cases: modalCases,
  states: {
    'closed, never opened': (now) => now.matches('closed') && 'hasContent' in now.context && !now.context.hasContent,
    'closed, opened before': (now) => now.matches('closed') && now.context.hasContent === true,
    'open, loading': (now) => now.matches({ open: 'loading' }),
    'open, loaded': (now) => now.matches({ open: 'shown' }),
  },
  events: {
    'it is opened': { type: 'modal.opened' },
    'its content has loaded': { done: 'loading' },
    'the overlay is clicked': { type: 'modal.closed' },
  },
  ways: {
    'closed, never opened': [undefined],
    'open, loading': [undefined, 'it is opened'],
    'open, loaded': [undefined, 'it is opened', 'its content has loaded'],
    'closed, opened before': [undefined, 'it is opened', 'its content has loaded', 'the overlay is clicked'],
  },
  rows: [
    ['closed, never opened', 'it is opened', 'open, loading'],
    ['open, loading', 'its content has loaded', 'open, loaded'],
    ['open, loaded', 'the overlay is clicked', 'closed, opened before'],
    ['closed, opened before', 'it is opened', 'open, loaded'],
  ],
};
