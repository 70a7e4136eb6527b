import { viewportCases } from '#machines/ui/viewportCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

export const documentedViewportChart: DocumentedChart = {
  document: 'the specification of search and accounts, §9 (resize debounce)',
  cases: viewportCases,
  states: {
    'as wide as a phone': (now) => now.context.width === 390 && now.matches('still'),
    'resizing, still taken for a phone': (now) => now.context.width === 390 && now.matches('moving'),
    'as wide as a desk': (now) => now.context.width === 1440,
  },
  events: {
    'the window has 390 px': { type: 'window.resized', width: 390 },
    'the window gets 1440 px': { type: 'window.resized', width: 1440 },
    '250 ms pass': { after: 250 },
  },
  ways: {
    'as wide as a phone': [undefined, 'the window has 390 px'],
    'resizing, still taken for a phone': [undefined, 'the window has 390 px', 'the window gets 1440 px'],
  },
  rows: [
    ['as wide as a phone', 'the window gets 1440 px', 'resizing, still taken for a phone'],
    ['resizing, still taken for a phone', '250 ms pass', 'as wide as a desk'],
  ],
};
