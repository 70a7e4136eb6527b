import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { networkMachine } from '#machines/network/networkMachine.ts';

describe('the connection of a browser [NETWORK-1]', () => {
  it('is reported once when it is lost, and once when it is back', () => {
    const told: string[] = [];
    const network = createActor(
      networkMachine.provide({
        actions: { showOffline: () => void told.push('offline'), hideOffline: () => void told.push('online') },
      }),
    ).start();
    expect(told).toEqual([]);
    network.send({ type: 'connection.lost' });
    network.send({ type: 'connection.lost' });
    expect(network.getSnapshot().hasTag('offline')).toBe(true);
    network.send({ type: 'connection.restored' });
    network.send({ type: 'connection.restored' });
    expect(network.getSnapshot().hasTag('offline')).toBe(false);
    expect(told).toEqual(['offline', 'online']);
  });
});
