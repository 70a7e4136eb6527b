import { fromPromise } from 'xstate';

import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';

/** The actor of a call for a fetch slice: it resolves with the outcome and the time of the answer (API-31). */
export function fetchActor<Data>(call: (options: { readonly signal: AbortSignal }) => Promise<Data>) {
  return fromPromise<FetchOutcome<Data>>(async ({ signal }) => {
    try {
      return { data: await call({ signal }), at: Date.now() };
    } catch (error) {
      return { error, at: Date.now() };
    }
  });
}
