import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rendering, RenderOrder } from '#server/pages/rendering/rendering.ts';
import { TooManyDocuments } from '#server/pages/rendering/rendering.ts';
import { renderThreads } from '#server/pages/rendering/renderThreads.ts';

/** An SSR bundle whose documents contain its input; the requested URL contains instructions for it. */
const ssrBundle = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { threadId } from 'node:worker_threads';
  export async function renderDocument({ request, manifest, origin, recording, compressed, onError }) {
    const [, does, file] = request.url.split(' ');
    if (does === 'waits') while (!existsSync(file)) await new Promise((go) => setImmediate(go));
    if (does === 'endsOnce' && !existsSync(file)) { writeFileSync(file, ''); process.exit(3); }
    if (does === 'goesRound') { writeFileSync(file, ''); while (true); }
    if (does === 'ends') process.exit(3);
    if (does === 'throwsLater') { setImmediate(() => { throw new Error('out of reach'); }); return new Promise(() => {}); }
    if (does === 'rejects') throw new Error('nothing is left');
    if (does === 'fails') onError(Object.assign(new Error('broken data'), { code: 'x' }));
    if (does === 'failsOddly') onError({ toString: () => 'odd', call: () => 1 });
    const said = JSON.stringify({ request, manifest, origin, recording, threadId, ü: 'Zürich' });
    const content = compressed(new TextEncoder().encode(said));
    return { status: does === 'fails' ? 500 : content.buffer instanceof SharedArrayBuffer ? 200 : 203, content };
  }
`;

let folder: string;
let bundle: string;
let rendering: Rendering;
let onError: ReturnType<typeof vi.fn<(error: unknown) => void>>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'allmend-threads-'));
  const file = join(folder, 'door.mjs');
  writeFileSync(file, ssrBundle);
  bundle = pathToFileURL(file).href;
  onError = vi.fn<(error: unknown) => void>();
});

afterEach(async () => {
  vi.useRealTimers();
  await rendering.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (threads: number, mostWaiting?: number, mostOfClient?: number) => {
  rendering = renderThreads({
    bundle,
    manifest: { app: 1 },
    threads,
    ...(mostWaiting !== undefined && { mostWaiting }),
    ...(mostOfClient !== undefined && { mostOfClient }),
  });
};

const order = (does = ''): RenderOrder => ({
  request: { url: `/de? ${does}`, mode: 'dark', now: 7, firstData: { items: ['é'] } },
  origin: 'http://localhost:3000',
  recording: true,
  encoding: 'identity',
});

async function rendered(does?: string) {
  const { status, body } = await rendering.render(order(does), onError);
  return { status, said: JSON.parse(body.toString()) as { readonly threadId: number } };
}

describe('rendering threads', () => {
  it('pass the whole request to the SSR bundle, and return its document', async () => {
    open(1);
    const { status, said } = await rendered();
    const { threadId: _, ...reported } = said;
    expect(status).toBe(200);
    const { encoding: _supplied, ...requested } = order();
    expect(reported).toEqual({ ...requested, manifest: { app: 1 }, ü: 'Zürich' });
  });

  it.each([
    { threads: 1, status: 200, by: 'the main one beside a single one' },
    { threads: 2, status: 203, by: 'themselves where there are several' },
  ])('return it in the requested encoding, compressed by $by', async ({ threads, status }) => {
    open(threads);
    const { said: plain } = await rendered();
    const read = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['zstd', 'br', 'gzip'] as const) {
      const document = await rendering.render({ ...order(), encoding }, onError);
      expect(document).toMatchObject({ encoding, status });
      const said = JSON.parse(read[encoding](document.body).toString()) as typeof plain;
      expect(said).toEqual({ ...plain, threadId: said.threadId });
    }
  });

  it.each([1, 2])('return each of very many documents completely, with %d at work', async (threads) => {
    open(threads);
    const requested = Array.from({ length: 60 }, (_, number) => `${number} `.repeat(30_000));
    const encodings = ['identity', 'zstd', 'identity', 'gzip'] as const;
    const documents = await Promise.all(
      requested.map((does, number) => {
        return rendering.render(
          { ...order(does), encoding: encodings[number % encodings.length]! },
          onError,
          `${number}`,
        );
      }),
    );
    const read = { identity: (body: Buffer) => body, zstd: zstdDecompressSync, gzip: gunzipSync };
    const said = documents.map(({ body }, number) => {
      return JSON.parse(read[encodings[number % encodings.length]!](body).toString()) as { request: { url: string } };
    });
    expect(said.map(({ request }) => request.url)).toEqual(requested.map((does) => `/de? ${does}`));
  });

  it('work in parallel, and match each response to its request', async () => {
    open(2);
    const gate = join(folder, 'gate');
    const slow = rendered(`waits ${gate}`);
    const quick = await rendered('quick');
    writeFileSync(gate, '');
    const late = await slow;
    expect(late.said.threadId).not.toBe(quick.said.threadId);
    expect([late.said, quick.said]).toMatchObject([
      { request: { url: `/de? waits ${gate}` } },
      { request: { url: '/de? quick' } },
    ]);
  });

  it('report the errors of a page, even those that cannot be cloned', async () => {
    open(1);
    expect((await rendered('fails')).status).toBe(500);
    expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'broken data' }));
    await rendered('failsOddly');
    expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'odd' }));
  });

  it('reject when the SSR bundle rejects, and continue', async () => {
    open(1);
    await expect(rendered('rejects')).rejects.toThrow('nothing is left');
    expect((await rendered()).status).toBe(200);
  });

  it('are replaced when they end, and their request is repeated once', async () => {
    open(1);
    const { said: before } = await rendered();
    const { status, said: after } = await rendered(`endsOnce ${join(folder, 'once')}`);
    expect(status).toBe(200);
    expect(after.threadId).not.toBe(before.threadId);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'A thread that renders pages has ended with code 3' }),
    );
  });

  it.each([
    ['ends', 'A thread that renders pages has ended with code 3'],
    ['throwsLater', 'out of reach'],
  ])('abandon a page that ends them twice, and no other: %s', async (does, why) => {
    open(1);
    const [fatal, next] = await Promise.allSettled([rendered(does), rendered()]);
    expect(fatal).toMatchObject({ status: 'rejected', reason: { message: why } });
    expect(next).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
  });

  it('abandon a page that is not ready after 10 s; its thread is replaced, and serves the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open(1);
    const { said: before } = await rendered();
    const begun = join(folder, 'begun');
    const endless = rendered(`goesRound ${begun}`).catch((error: unknown) => String(error));
    const next = rendered();
    await expect.poll(() => existsSync(begun)).toBe(true);
    vi.advanceTimersByTime(10_000);
    // The log contains this error, without the query or anything else that a visitor typed.
    expect(await endless).toBe('Error: /de was not rendered within 10000 ms');
    expect((await next).status).toBe(200);
    expect((await next).said.threadId).not.toBe(before.threadId);
    expect(onError).not.toHaveBeenCalled();
  });

  it('wait almost as long for a page that does finish, and restart the limit for the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open(1);
    for (const gate of ['one', 'other'].map((name) => join(folder, name))) {
      const slow = rendered(`waits ${gate}`);
      vi.advanceTimersByTime(9999);
      writeFileSync(gate, '');
      expect((await slow).status).toBe(200);
    }
  });

  it('refuse with 503 when the queue is full, and accept more once there is room', async () => {
    open(1, 2);
    const gate = join(folder, 'gate');
    // Four pages fit: one is rendered, one is already with the thread, and two wait.
    const requested = [rendered(`waits ${gate}`), rendered(), rendered(), rendered()];
    const refused = rendered();
    await expect(refused).rejects.toThrow(TooManyDocuments);
    await expect(refused).rejects.toMatchObject({ statusCode: 503 });
    writeFileSync(gate, '');
    expect((await Promise.all(requested)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await rendered()).status).toBe(200);
  });

  it('refuse a client beyond its share, and alternate between clients', async () => {
    open(1, 10, 2);
    const gate = join(folder, 'gate');
    const by = (client: string, does?: string) => rendering.render(order(does), onError, client);
    const finished: string[] = [];
    const noted = (name: string, document: Promise<unknown>) => document.then(() => void finished.push(name));
    // Four pages of a client fit: one is rendered, one is next, and two wait.
    const own = [by('a', `waits ${gate}`), by('a'), noted('a3', by('a')), noted('a4', by('a'))];
    await expect(by('a')).rejects.toMatchObject({ name: 'ShareUsed', statusCode: 429 });
    const others = [noted('b1', by('b')), noted('c1', by('c'))];
    writeFileSync(gate, '');
    await Promise.all([...own, ...others]);
    expect(finished).toEqual(['a3', 'b1', 'c1', 'a4']);
  });

  it('reject unfinished requests when they close, and accept none afterwards', async () => {
    open(1);
    const settled = Promise.allSettled([rendered(`waits ${join(folder, 'never')}`), rendered()]);
    await rendering.close();
    const outcomes = await settled;
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(rendered()).rejects.toThrow('The page renderer is closed');
    expect(onError).not.toHaveBeenCalled();
  });
});
