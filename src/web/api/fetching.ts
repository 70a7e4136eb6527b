import { fromPromise } from 'xstate';

import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';

/** A call for a fetch slice: the outcome, and the time of the answer (API-31). */
export function fetching<Data>(call: (options: { readonly signal: AbortSignal }) => Promise<Data>) {
  return fromPromise<FetchOutcome<Data>>(async ({ signal }) => {
    try {
      return { data: await call({ signal }), at: Date.now() };
    } catch (error) {
      return { error, at: Date.now() };
    }
  });
}
