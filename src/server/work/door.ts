import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Work that writes, by name: takes JSON, answers JSON. */
export type Work = Readonly<Record<string, (input: never) => Promise<unknown>>>;

/** Longest path that every system accepts for a socket, with room for the terminating zero. */
const longestPath = 100;

/** Where a server that owns a DATA_DIR takes in work of commands run beside it. */
export function doorPath(dataDir: string): string {
  const inside = join(dataDir, 'server.sock');
  if (Buffer.byteLength(inside) <= longestPath) return inside;
  return join(tmpdir(), `allmend-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.sock`);
}

/**
 * Opens the door: `POST /name` runs the work of that name. Only who may write to DATA_DIR can reach the socket, so
 * nobody is asked who they are. Gives the way to close it, which waits for work under way.
 */
export async function openDoor(dataDir: string, work: Work): Promise<() => Promise<void>> {
  const path = doorPath(dataDir);
  // The lock on DATA_DIR is ours, so a socket that is left there belongs to nobody.
  rmSync(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    const name = incoming.url?.slice(1) ?? '';
    const answer = (status: number, body: unknown) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const run = Object.hasOwn(work, name) ? work[name] : undefined;
    if (!run) return answer(404, { message: `There is no work called ${name}` });
    try {
      answer(200, { result: (await run(JSON.parse(await textOf(incoming)) as never)) ?? null });
    } catch (error) {
      answer(500, { message: error instanceof Error ? error.message : String(error) });
    }
    return undefined;
  });
  await listening(server, path);
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeIdleConnections();
    });
}

/** Hands work to the server that owns a DATA_DIR. Rejects with NobodyHome when none runs. */
export function hand(dataDir: string, name: string, input: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify(input ?? null);
    const asked = request(
      {
        socketPath: doorPath(dataDir),
        path: `/${name}`,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      async (response) => {
        try {
          const { result, message } = JSON.parse(await textOf(response)) as { result?: unknown; message?: string };
          if (response.statusCode === 200) resolve(result);
          else reject(new Error(message));
        } catch (error) {
          reject(error as Error);
        }
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const nobody = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
      reject(nobody ? new NobodyHome(dataDir) : error);
    });
    asked.end(body);
  });
}

/** No server runs on a DATA_DIR. */
export class NobodyHome extends Error {
  override readonly name = 'NobodyHome';
  constructor(dataDir: string) {
    super(`No server runs on ${dataDir}`);
  }
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
