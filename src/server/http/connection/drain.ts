import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const look = 25;

/** How long a connection must be idle before a closing server cuts it, in milliseconds: a request may be on its way. */
const silentFor = 500;

/**
 * The time for an answer that is in progress when a server closes, in milliseconds. The other resources must be closed
 * in order, too.
 */
const longestAnswer = 10_000;

/**
 * Drains the connections of a server before it closes. Each further answer is the last of its connection, so that no
 * client sends another request to a connection that will be cut. Waits until none is open, for `patience` milliseconds
 * at most: idle connections may then be cut.
 */
export async function drain(server: Server, patience = 1000): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  for (let waited = 0; waited < patience && (await connections(server)) > 0; waited += look) await sleep(look);
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}

/**
 * Makes a closing app cut its idle connections. Node itself waits for connections without any request, which browsers
 * open in advance, and for incomplete requests, until the client closes them.
 */
export function registerClosing(app: FastifyInstance): void {
  const { server } = app;
  const connected = new Map<Socket, { requested: number; silentSince: number }>();
  server.on('connection', (socket: Socket) => {
    connected.set(socket, { requested: 0, silentSince: performance.now() });
    socket.once('close', () => connected.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const connection = connected.get(socket);
    if (!connection) return;
    connection.requested += 1;
    response.once('close', () => {
      connection.requested -= 1;
      connection.silentSince = performance.now();
    });
  });
  app.addHook('preClose', (done) => {
    if (!server.listening) return done();
    const cutting = setInterval(() => {
      const now = performance.now();
      for (const [socket, { requested, silentSince }] of connected) {
        if (requested === 0 && now - silentSince >= silentFor) socket.destroy();
      }
    }, look);
    const tooLong = setTimeout(() => server.closeAllConnections(), longestAnswer);
    server.once('close', () => {
      clearInterval(cutting);
      clearTimeout(tooLong);
    });
    return done();
  });
}
