import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The work that a server does for commands, by name. Input and output are JSON. */
export type Work = Readonly<Record<string, (input: never) => Promise<unknown>>>;

/** The longest socket path that every system accepts, with room for the terminating zero. */
const longestPath = 100;

/** The path of the work socket, where the server that owns a DATA_DIR accepts work from commands. */
export function workSocketPath(dataDir: string): string {
  const inside = join(dataDir, 'server.sock');
  if (Buffer.byteLength(inside) <= longestPath) return inside;
  return join(tmpdir(), `allmend-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.sock`);
}

/**
 * Opens the work socket: `POST /name` runs the work of that name. Only users with write access to DATA_DIR can reach
 * it, so there is no authentication. Returns the function that closes it, which waits for running work.
 */
export async function openWorkSocket(dataDir: string, work: Work): Promise<() => Promise<void>> {
  const path = workSocketPath(dataDir);
  // A leftover socket is removed first: this process holds the lock on DATA_DIR, so no other server uses the socket.
  rmSync(path, { force: true });
  const server = createServer((incoming, outgoing) => {
    void answerTo(incoming, work).then(([status, body]) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await listening(server, path);
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeIdleConnections();
    });
}

/** Sends work to the server that owns a DATA_DIR. Rejects with NobodyHome if none runs. */
export function hand(dataDir: string, name: string, input: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify(input ?? null);
    const call = request(
      {
        socketPath: workSocketPath(dataDir),
        path: `/${name}`,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        textOf(response)
          .then((text) => resolve(resultOf(text)))
          .catch(reject);
      },
    );
    call.on('error', (error: NodeJS.ErrnoException) => {
      const nobody = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
      reject(nobody ? new NoServerRunning(dataDir) : error);
    });
    call.end(body);
  });
}

/** No server runs on a DATA_DIR. */
export class NoServerRunning extends Error {
  override readonly name = 'NoServerRunning';
  constructor(dataDir: string) {
    super(`No server runs on ${dataDir}`);
  }
}

async function answerTo(incoming: IncomingMessage, work: Work): Promise<[status: number, body: object]> {
  const name = incoming.url?.slice(1) ?? '';
  const run = Object.hasOwn(work, name) ? work[name] : undefined;
  if (!run) return [404, { message: `There is no work called ${name}` }];
  try {
    return [200, { result: (await run(JSON.parse(await textOf(incoming)) as never)) ?? null }];
  } catch (error) {
    return [500, { message: error instanceof Error ? error.message : String(error) }];
  }
}

/** The result of the work. Throws with the server's message if the work failed. */
function resultOf(text: string): unknown {
  const { result, message } = JSON.parse(text) as { result?: unknown; message?: string };
  if (message !== undefined) throw new Error(message);
  return result;
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
}
