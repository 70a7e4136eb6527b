import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { networkMachine } from '#machines/network/networkMachine.ts';

describe('the connection of a browser [NETWORK-1]', () => {
  it('is reported once when it is lost, and once when it is back', () => {
    const reported: string[] = [];
    const network = createActor(
      networkMachine.provide({
        actions: { showOffline: () => void reported.push('offline'), hideOffline: () => void reported.push('online') },
      }),
    ).start();
    expect(reported).toEqual([]);
    network.send({ type: 'connection.lost' });
    network.send({ type: 'connection.lost' });
    expect(network.getSnapshot().hasTag('offline')).toBe(true);
    network.send({ type: 'connection.restored' });
    network.send({ type: 'connection.restored' });
    expect(network.getSnapshot().hasTag('offline')).toBe(false);
    expect(reported).toEqual(['offline', 'online']);
  });
});
