import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { listenAt } from '#server/http/connection/listening.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));

describe('a server without HOST', () => {
  it.skipIf(!hasIpv6)('is reached by IPv6 and by IPv4', async () => {
    const app = Fastify();
    await listenAt(app, { port: 0 });
    const { port } = app.server.address() as { port: number };
    for (const host of ['::1', '127.0.0.1']) {
      const socket = connect({ host, port });
      await once(socket, 'connect');
      expect(socket.remotePort).toBe(port);
      socket.destroy();
    }
    await app.close();
  });

  it.each(['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'])(
    'listens by IPv4 when the system has no IPv6 (%s)',
    async (code) => {
      const tried: unknown[] = [];
      const listen = async (options: { host: string }) => {
        tried.push(options.host);
        if (options.host === '::') throw Object.assign(new Error(code), { code });
        return '';
      };
      await listenAt({ listen }, { port: 3000 });
      expect(tried).toEqual(['::', '0.0.0.0']);
    },
  );

  it('reports a port that is in use', async () => {
    const listen = async (): Promise<string> => {
      throw Object.assign(new Error('in use'), { code: 'EADDRINUSE' });
    };
    await expect(listenAt({ listen }, { port: 3000 })).rejects.toThrow('in use');
  });
});

describe('a server with HOST', () => {
  it('listens at that address and no other', async () => {
    const app = Fastify();
    await listenAt(app, { host: '127.0.0.1', port: 0 });
    expect(app.server.address()).toMatchObject({ address: '127.0.0.1' });
    await app.close();
  });
});
