import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const look = 25;

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
