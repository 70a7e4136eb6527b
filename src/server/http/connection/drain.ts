import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const look = 25;

/** How long nothing may have been asked on a connection before a server that closes cuts it, in milliseconds: a question may be on its way. */
const silentFor = 500;

/** How long an answer may take that was begun before a server closes, in milliseconds. The rest has to let go in order, too. */
const longestAnswer = 10_000;

/**
 * Lets the connections of a server run out before it closes: each answer from now on is the last of its connection, so
 * that no client sends its next request into a connection that is about to be cut. Waits until none is left, `patience`
 * milliseconds at most: a connection on which nothing is asked may be cut.
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
 * Has an app that closes cut the connections on which nothing is asked. Node itself waits for those on which nothing ever was, such
 * as browsers open ahead, and for half a question, until their client lets go of them.
 */
export function registerClosing(app: FastifyInstance): void {
  const { server } = app;
  const connected = new Map<Socket, { asked: number; silentSince: number }>();
  server.on('connection', (socket: Socket) => {
    connected.set(socket, { asked: 0, silentSince: performance.now() });
    socket.once('close', () => connected.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const connection = connected.get(socket);
    if (!connection) return;
    connection.asked += 1;
    response.once('close', () => {
      connection.asked -= 1;
      connection.silentSince = performance.now();
    });
  });
  app.addHook('preClose', (done) => {
    if (!server.listening) return done();
    const cutting = setInterval(() => {
      const now = performance.now();
      for (const [socket, { asked, silentSince }] of connected) {
        if (asked === 0 && now - silentSince >= silentFor) socket.destroy();
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
