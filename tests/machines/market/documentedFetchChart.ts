import { fetchCases } from '#machines/market/api/fetchCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

export const documentedFetchChart: DocumentedChart = {
  document: 'the specification of search and accounts, §4 (loading state)',
  cases: fetchCases,
  states: {
    idle: (now) => now.value === 'idle',
    loading: (now) => now.value === 'loading' && now.context.fetchAttempts === 1,
    'loading again': (now) => now.value === 'loading' && now.context.fetchAttempts === 2,
    success: (now) => now.value === 'success' && now.context.lastFetchTime === 5000,
    error: (now) => now.value === 'error' && now.context.lastErrorTime === 4000,
  },
  events: {
    'the page opens': { type: 'page.opened' },
    'the answer comes': { done: 'loading', output: { at: 5000, data: 'velo' } },
    'the call fails': { done: 'loading', output: { at: 4000, error: new Error('No line') } },
    'it is tried again': { type: 'loading.retried' },
  },
  ways: {
    idle: [{}],
    loading: [{}, 'the page opens'],
    error: [{}, 'the page opens', 'the call fails'],
  },
  rows: [
    ['idle', 'the page opens', 'loading'],
    ['loading', 'the answer comes', 'success'],
    ['loading', 'the call fails', 'error'],
    ['error', 'it is tried again', 'loading again'],
  ],
};
