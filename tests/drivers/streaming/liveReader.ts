import type { FastifyInstance } from 'fastify';
import { addressOfApp } from '../server/addressOfApp.ts';
import type { TestBrowser } from '../server/accountBrowser.ts';

/** A line of a stream, as its reader has parsed it. */
export interface ReadLine {
  readonly event?: string;
  readonly position?: number;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A client that reads a stream of lines and records them. */
export interface LiveReader {
  readonly answer: Response;
  readonly received: readonly ReadLine[];
  /** The last position that was received. */
  readonly position: number | undefined;
  /** The next line with content. Rejects when the stream ends before. */
  next(): Promise<ReadLine>;
  /** The next line with an event of this name; earlier lines are skipped. */
  nextOf(event: string): Promise<ReadLine>;
  /** Resolves with the last line once the stream has ended. */
  end(): Promise<ReadLine | undefined>;
  /** Ends the reading: cuts the connection to the server. */
  leave(): Promise<void>;
}

/** A server in this process, which listens from the first request on, or the address of one. */
type At = { readonly app: FastifyInstance } | { readonly url: string };

/** Requests the event stream of a browser's account. */
export async function requestStream(
  at: At,
  browser: Pick<TestBrowser, 'cookies'>,
  { query = '', headers = {}, signal }: { query?: string; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> {
  const url = 'url' in at ? at.url : await addressOfApp(at.app);
  return fetch(`${url}/api/v10/messaging/stream/status${query}`, {
    headers: {
      accept: 'application/x-ndjson',
      'x-api-hash': 'test',
      'x-csrf-token': browser.cookies.get('allmend_csrf') ?? '',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      ...headers,
    },
    ...(signal && { signal }),
  });
}

/** Opens a browser's event stream and a reader for its lines, optionally from a position on. */
export async function openReader(
  server: At,
  browser: Pick<TestBrowser, 'cookies'>,
  position?: number,
): Promise<LiveReader> {
  const leaving = new AbortController();
  const query = position === undefined ? '' : `?position=${position}`;
  const answer = await requestStream(server, browser, { query, signal: leaving.signal });
  if (!answer.ok) throw new Error(`No stream: ${answer.status} ${await answer.text()}`);
  const received: ReadLine[] = [];
  const lines = linesOf(answer.body!)[Symbol.asyncIterator]();
  let last = position;

  async function next(): Promise<ReadLine | undefined> {
    for (;;) {
      const { done, value } = await lines.next();
      if (done) return undefined;
      const line = JSON.parse(value) as ReadLine;
      if (line.event === undefined) continue;
      received.push(line);
      last = line.position ?? last;
      return line;
    }
  }

  async function nextLine(): Promise<ReadLine> {
    const line = await next();
    if (!line) throw new Error(`The stream has ended after ${JSON.stringify(received.at(-1))}`);
    return line;
  }

  return {
    answer,
    received,
    get position() {
      return last;
    },
    next: nextLine,
    async nextOf(event) {
      for (;;) {
        const line = await nextLine();
        if (line.event === event) return line;
      }
    },
    async end() {
      while (await next());
      return received.at(-1);
    },
    async leave() {
      leaving.abort();
      // Received lines may still be read; after them the connection is cut, or simply ends.
      for (let isOver = false; !isOver;) {
        const { done = false } = await lines.next().catch(() => ({ done: true }));
        isOver = done;
      }
    },
  };
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
    const lines = (text + chunk).split('\n');
    text = lines.pop()!;
    yield* lines;
  }
  if (text !== '') throw new Error(`The stream was cut within ${text}`);
}
