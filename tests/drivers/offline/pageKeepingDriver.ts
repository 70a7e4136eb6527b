import { pageKeepingCases } from '#machines/offline/pageKeepingCases.ts';
import { declareDriver } from '../walking/flowDriver.ts';

/** The offline storage of visited pages. */
export const pageKeepingDriver = declareDriver(pageKeepingCases, {
  sights: {},
  does: {
    'page.turned': (_surface, event, { happens }) => happens!(event),
    'own.changed': (_surface, event, { happens }) => happens!(event),
    'account.changed': (_surface, event, { happens }) => happens!(event),
    'worker.replaced': (_surface, event, { happens }) => happens!(event),
    'page.resumed': (_surface, event, { happens }) => happens!(event),
  },
  async opensView() {
    const { openPageKeeping } = await import('./pageKeepingView.tsx');
    return openPageKeeping();
  },
});
