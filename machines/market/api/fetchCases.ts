import { flowCases } from '../../paths/flowCases.ts';
import { fetchEvents } from './fetchEvents.ts';
import { fetchMachineOf, type FetchOutcome, type FetchSlice } from './fetchMachine.ts';

/**
 * Path-test cases for any chart of `fetchMachineOf`; the caller adds the chart. `data` is an example of the fetched
 * data.
 */
export function fetching<Data>(data: Data) {
  const there: FetchOutcome<Data> = { at: 5000, data };
  const failed: FetchOutcome<Data> = { at: 4000, error: new Error('The line is dead') };
  return {
    schema: fetchEvents,
    inputs: { 'by a link': { data: undefined }, 'from the server': { data } },
    events: {},
    actors: { loading: { resolves: { found: there, 'no line': failed } } },
    keys: {},
    invariants: {
      'what was fetched is there once it is in sight': ({ value, context }: Now<Data>) =>
        (value === 'success') === (context.data !== null),
      'it is busy as long as it loads': ({ value, children }: Now<Data>) =>
        (value === 'loading') === 'loading' in children,
      'a call that failed is noted': ({ value, context }: Now<Data>) =>
        value !== 'error' || context.lastErrorTime === failed.at,
    },
  } as const;
}

interface Now<Data> {
  readonly value: unknown;
  readonly context: FetchSlice<Data>;
  readonly children: object;
}

/** An example chart of `fetchMachineOf`, which fetches a word. */
export const fetchMachine = fetchMachineOf<string>({ id: 'fetch', description: 'Whether a word is visible.' });

/** Path-test cases for a fetched resource. */
export const fetchCases = flowCases({ machine: fetchMachine, ...fetching('velo') });
