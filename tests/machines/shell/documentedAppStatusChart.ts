import { appStatusCases } from '#machines/shell/appStatusCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

export const documentedAppStatusChart: DocumentedChart = {
  document: 'the specification of search and accounts, §8 (a general API error)',
  cases: appStatusCases,
  states: {
    working: (now) => !now.hasTag('failed'),
    'marked as failed': (now) => now.hasTag('failed'),
  },
  events: { 'a general API error comes': { type: 'call.failed', code: 'api.fault' } },
  ways: { working: [undefined], 'marked as failed': [undefined, 'a general API error comes'] },
  rows: [
    ['working', 'a general API error comes', 'marked as failed'],
    ['marked as failed', 'a general API error comes', 'marked as failed'],
  ],
};
