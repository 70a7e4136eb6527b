import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

// The peer of `streams.ts`: event streams by account at `/ACCOUNT`, fed by NOTIFY with `ACCOUNT POSITION`. Prints its
// port when it listens.

const streams = new Map<string, Set<ServerResponse>>();

const client = new pg.Client({ connectionString: process.argv[2] });
await client.connect();
client.on('notification', ({ payload = '' }) => {
  const [account = '', position] = payload.split(' ');
  for (const stream of streams.get(account) ?? []) stream.write(`data: {"position":${position}}\n\n`);
});
await client.query('LISTEN bench');

const server = createServer((request, response) => {
  const account = request.url!.slice(1);
  const own = streams.get(account) ?? new Set();
  streams.set(account, own.add(response));
  response.on('close', () => own.delete(response));
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('data: {"position":0}\n\n');
});
server.listen(0, '127.0.0.1', () => process.stdout.write(String((server.address() as AddressInfo).port)));
