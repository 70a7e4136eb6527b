import { pageCachingCases } from '#machines/offline/pageCachingCases.ts';
import { declareDriver } from '../walking/flowDriver.ts';

/** The driver for walks on the offline storage of visited pages. */
export const pageCachingDriver = declareDriver(pageCachingCases, {
  sights: {},
  does: {
    'page.turned': (_surface, event, { happens }) => happens!(event),
    'own.changed': (_surface, event, { happens }) => happens!(event),
    'account.changed': (_surface, event, { happens }) => happens!(event),
    'worker.replaced': (_surface, event, { happens }) => happens!(event),
    'page.resumed': (_surface, event, { happens }) => happens!(event),
  },
  async opensView() {
    const { openPageCaching } = await import('./pageCachingView.tsx');
    return openPageCaching();
  },
});
