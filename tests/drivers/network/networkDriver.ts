import { networkCases } from '#machines/network/networkCases.ts';
import { declareDriver } from '../walking/flowDriver.ts';

/** The driver for walks on the connection of a browser, with a notice while it is lost. */
export const networkDriver = declareDriver(networkCases, {
  sights: { offlineNotice: { role: 'listitem', says: "Attention - you're currently offline." } },
  does: {
    'connection.lost': (_, event, { happens }) => happens!(event),
    'connection.restored': (_, event, { happens }) => happens!(event),
  },
  async opensView() {
    const { openNetwork } = await import('./networkView.tsx');
    return openNetwork();
  },
});
