import { createActor } from 'xstate';

import { networkMachine } from '#machines/network/networkMachine.ts';

import { inspect } from '../flows/inspection.ts';
import { notifications, notify } from './notifications.ts';

const tag = 'network';

/** Whether this document has a line. */
const network = createActor(
  networkMachine.provide({
    actions: {
      tellOffline: () => notify({ level: 'error', message: 'offline', tag, timeout: null }),
      tellOnline: () => notifications.send({ type: 'cause.ended', tag }),
    },
  }),
  { inspect },
);

/** From now on the visitor is told when the line is lost, until it is there again. Gives what ends that. */
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
