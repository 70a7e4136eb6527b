import { quotaCases } from '#machines/insertion/quotaCases.ts';
import { declareDriver } from '../walking/flowDriver.ts';

const { 'by a link': byLink } = quotaCases.inputs;
const { found } = quotaCases.actors['loading']!.resolves!;

const quiet = 'An unknown quota is not shown.';

/** The driver for walks on the quota: how many more ads the plan of a logged-in user allows. */
export const quotaDriver = declareDriver(
  {
    ...quotaCases,
    inputs: { 'by a link': byLink! },
    actors: { loading: { resolves: { found: found! } } },
  },
  {
    sights: {
      fetched: { role: 'paragraph', says: 'Active real-estate ads: 1 of 2' },
      failure: { role: 'alert' },
      loadAgain: { role: 'button', name: 'Reload' },
    },
    does: {},
    byItself: ['page.opened'],
    // The view adds the time when the data arrived.
    ownData: ['xstate.done.actor.loading'],
    untaken: {
      'error: loading.retried → loading': quiet,
      'idle: always [hasData] → success': 'The server has no session, so it returns no plan.',
      'loading: loading done → error': quiet,
    },
    async opensView() {
      const { openQuota } = await import('./quotaView.tsx');
      return openQuota();
    },
  },
);
