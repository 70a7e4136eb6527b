import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Replaces a pooler in transaction mode: its clients share a few sessions of the server. */
export interface SharingPooler {
  readonly url: string;
  close(): Promise<void>;
}

const readyForQuery = 'Z'.charCodeAt(0);
/** The transaction status in a ReadyForQuery message, for a session within a transaction. */
const inTransaction = 'T'.charCodeAt(0);

/**
 * Starts a pooler with some sessions of a database. It answers the start of a connection itself, with a generated
 * process number as poolers do. It forwards simple queries: each transaction to the session that has been free for
 * longest.
 */
export async function sharingPooler(databaseUrl: string, sessions = 1): Promise<SharingPooler> {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const open = async () => {
    const upstream = connect(Number(port), hostname);
    await once(upstream, 'connect');
    upstream.write(startup({ user: username, database: pathname.slice(1) }));
    await answered(upstream);
    return upstream;
  };
  const upstreams = await Promise.all(Array.from({ length: sessions }, open));
  const free = [...upstreams];
  const waiting: ((upstream: Socket) => void)[] = [];
  const take = async () => free.shift() ?? new Promise<Socket>((resolve) => void waiting.push(resolve));
  const giveBack = (upstream: Socket) => {
    const next = waiting.shift();
    if (next) next(upstream);
    else free.push(upstream);
  };
  const clients = new Set<Socket>();

  const server = createServer((client) => {
    clients.add(client);
    let turn = Promise.resolve();
    let held: Socket | undefined;
    client.on('error', () => client.destroy()).on('close', () => clients.delete(client));
    client.once('data', () => {
      client.write(
        Buffer.concat([message('R', int32(0)), message('K', int32(4711), int32(1)), message('Z', Buffer.from('I'))]),
      );
      client.on('data', (query: Buffer) => {
        if (query[0] === 'X'.charCodeAt(0)) return client.end();
        turn = turn.then(async () => {
          const upstream = held ?? (await take());
          upstream.write(query);
          const answer = await answered(upstream);
          held = answer.at(-1) === inTransaction ? upstream : undefined;
          if (!held) giveBack(upstream);
          client.write(answer);
        });
        return undefined;
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    async close() {
      for (const client of clients) client.destroy();
      for (const upstream of upstreams) upstream.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Resolves to all messages of the server until it is ready for the next query. */
function answered(upstream: Socket): Promise<Buffer> {
  return new Promise((resolve) => {
    let received = Buffer.alloc(0);
    const hear = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      // ReadyForQuery is the last message of a response, and six bytes long.
      if (received.at(-6) !== readyForQuery || received.readInt32BE(received.length - 5) !== 5) return;
      upstream.off('data', hear);
      resolve(received);
    };
    upstream.on('data', hear);
  });
}

function startup(parameters: Readonly<Record<string, string>>): Buffer {
  const text = Object.entries(parameters)
    .flat()
    .map((word) => `${word}\0`)
    .join('');
  const body = Buffer.concat([int32(196_608), Buffer.from(`${text}\0`)]);
  return Buffer.concat([int32(body.length + 4), body]);
}

function message(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
