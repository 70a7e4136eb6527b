import { createActor } from 'xstate';

import { networkMachine } from '#machines/network/networkMachine.ts';

import { inspect } from '../flows/inspection.ts';
import { notifications, notify } from './notifications.ts';

const tag = 'network';

/** The flow that shows whether this document is online. */
const network = createActor(
  networkMachine.provide({
    actions: {
      showOffline: () => notify({ level: 'error', message: 'offline', tag, timeout: null }),
      hideOffline: () => notifications.send({ type: 'cause.ended', tag }),
    },
  }),
  { inspect },
);

/** Makes a notification show a lost connection until it is restored. Returns the function that ends this. */
export function watchNetwork(): () => void {
  notifications.start();
  network.start();
  const lost = () => network.send({ type: 'connection.lost' });
  const restored = () => network.send({ type: 'connection.restored' });
  window.addEventListener('offline', lost);
  window.addEventListener('online', restored);
  if (!navigator.onLine) lost();
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', restored);
  };
}
