import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fetched, Validators } from '#server/import/pictures/fetchPicture.ts';
import {
  openPictureFetcher,
  publicFetching,
  type FetchLimits,
  type PictureFetcher,
} from '#server/import/pictures/pictureFetcher.ts';
import {
  content,
  hangUp,
  startPictureServer,
  status,
  tagged,
  type PictureServer,
} from '#tests/drivers/fakes/pictureServer.ts';

let server: PictureServer;
let fetcher: PictureFetcher | undefined;
const importEnds = () => new AbortController();
let ends: AbortController;
beforeEach(async () => {
  server = await startPictureServer();
  ends = importEnds();
});
afterEach(async () => {
  fetcher?.close();
  fetcher = undefined;
  await server.close();
});

function open(limits: Partial<FetchLimits> = {}): PictureFetcher {
  fetcher?.close();
  fetcher = openPictureFetcher(server.fetching(limits), { userAgent: 'Allmend-Import', signal: ends.signal });
  return fetcher;
}

async function fetches(address: string, limits: Partial<FetchLimits> = {}, known: Validators = {}): Promise<Fetched> {
  return open(limits).fetch(address, known, async (fetched) => fetched);
}

async function outcomeOf(address: string, limits?: Partial<FetchLimits>): Promise<string> {
  const fetched = await fetches(address, limits);
  if (fetched.outcome === 'failed') return fetched.reason;
  return fetched.outcome === 'content' ? fetched.bytes.toString() : fetched.outcome;
}

describe('a fetched picture', () => {
  it('has validators for later changes, and its request names the client', async () => {
    server.on('/1.jpg', tagged(Buffer.from('picture'), '"v1"'));
    expect(await fetches(server.at('/1.jpg'))).toMatchObject({ outcome: 'content', etag: '"v1"' });
    expect(await fetches(server.at('/1.jpg'), {}, { etag: '"v1"' })).toEqual({ outcome: 'unchanged' });
    expect(await fetches(server.at('/1.jpg'), {}, { etag: '"v0"' })).toMatchObject({ outcome: 'content' });
    expect(server.requests.map(({ headers }) => headers['user-agent'])).toEqual(Array(3).fill('Allmend-Import'));
    expect(server.requests[0]!.headers.host).toBe(`pictures.example:${server.port}`);
  });

  it('is validated by its date when it has no ETag', async () => {
    const modified = 'Wed, 21 Oct 2025 07:28:00 GMT';
    server.on('/1.jpg', (response, { headers }) =>
      response.writeHead(headers['if-modified-since'] === modified ? 304 : 200, { 'last-modified': modified }).end('p'),
    );
    expect(await fetches(server.at('/1.jpg'))).toMatchObject({ outcome: 'content', modified });
    expect(await fetches(server.at('/1.jpg'), {}, { modified })).toEqual({ outcome: 'unchanged' });
  });

  it.each([301, 302, 303, 307, 308])('may be redirected by %i, three times', async (code) => {
    for (const step of [0, 1, 2, 3]) server.on(`/${step}`, status(code, { location: `${step + 1}` }));
    server.on('/4', content('there'));
    expect(await outcomeOf(server.at('/1'))).toBe('there');
    expect(await outcomeOf(server.at('/0'))).toBe('is redirected more than 3 times');
    expect(server.requested).toEqual(['/1', '/2', '/3', '/4', '/0', '/1', '/2', '/3']);
  });
});

describe('a host that resolves outside the public internet', () => {
  it.each([['10.0.0.1'], ['127.0.0.2'], ['169.254.169.254'], ['::1'], ['127.0.0.1', '10.0.0.1']])(
    'is not connected to: %s',
    async (...ips) => {
      server.hosts.set('inside.example', ips);
      server.on('/1.jpg', content('secret'));
      expect(await outcomeOf(server.at('/1.jpg', 'inside.example'))).toBe('is not on the public internet');
      expect(server.requested).toEqual([]);
    },
  );

  it('is this machine by its name, too, for an import outside of tests', async () => {
    fetcher = openPictureFetcher(publicFetching, { userAgent: 'Allmend-Import', signal: ends.signal });
    const outcome = await fetcher.fetch('http://localhost/1.jpg', {}, async (fetched) => fetched);
    expect(outcome).toMatchObject({ outcome: 'failed', reason: 'is not on the public internet' });
  });

  it('is looked up once for an attempt, and only the checked address is connected to', async () => {
    server.on('/1.jpg', content('picture'));
    expect(await outcomeOf(server.at('/1.jpg'))).toBe('picture');
    // A second lookup, by the socket, would have queried the machine's own name server.
    expect(server.looked).toEqual(['pictures.example']);
  });

  it.each([
    ['http://10.0.0.1/', 'which names port 80: pictures come from ports 80 and 443 alone'],
    ['http://inside.example:PORT/1.jpg', 'which is not on the public internet'],
    ['http://127.0.0.2:PORT/1.jpg', 'which is not on the public internet'],
    ['file:///etc/passwd', 'which is not an address with http or https'],
  ])('is not reached by a redirect either: %s', async (location, reason) => {
    server.hosts.set('inside.example', ['127.0.0.2']);
    const target = location.replace('PORT', String(server.port));
    server.on('/away', status(302, { location: target }));
    expect(await outcomeOf(server.at('/away'))).toBe(`is redirected to ${target}, ${reason}`);
    expect(server.requested).toEqual(['/away']);
  });
});

describe('a body of unknown length', () => {
  const chunk = Buffer.alloc(1000);

  it('is refused by the length that it announces', async () => {
    server.on('/1.jpg', (response) => response.writeHead(200, { 'content-length': 20 * 1024 * 1024 + 1 }).write(chunk));
    expect(await outcomeOf(server.at('/1.jpg'))).toBe('has more than 20 MB');
  });

  it('is read only up to the size limit of a photo, and its connection is closed', async () => {
    let sent = 0;
    const closed = new Promise((resolve) => {
      server.on('/endless.jpg', (response) => {
        response.once('close', () => resolve('closed'));
        const more = () => {
          do sent += chunk.length;
          while (!response.destroyed && response.write(chunk));
        };
        response.writeHead(200).on('drain', more);
        more();
      });
    });
    expect(await outcomeOf(server.at('/endless.jpg'), { bytes: 1024 ** 2 })).toBe('has more than 1 MB');
    expect(await closed).toBe('closed');
    // More than the limit was sent, because both ends of a connection buffer some megabytes.
    expect(sent).toBeLessThan(20 * 1024 ** 2);
    expect(server.requested).toHaveLength(1);
  });

  it('that stalls takes the time limit of an attempt, and is tried again', async () => {
    server.on('/slow.jpg', (response) => response.writeHead(200).write(chunk), content('picture'));
    expect(await outcomeOf(server.at('/slow.jpg'), { milliseconds: 100 })).toBe('picture');
    server.on('/slow.jpg', (response) => response.writeHead(200).write(chunk));
    expect(await outcomeOf(server.at('/slow.jpg'), { milliseconds: 100 })).toBe('took longer than 0.1 s');
    expect(server.requested).toHaveLength(2 + 3);
  });

  it('that is shorter than it announces is tried again', async () => {
    const cut = (response: Parameters<typeof hangUp>[0]) =>
      response.writeHead(200, { 'content-length': 2000 }).write(chunk, () => response.destroy());
    server.on('/cut.jpg', cut, content('picture'));
    expect(await outcomeOf(server.at('/cut.jpg'))).toBe('picture');
  });
});

describe('a failure', () => {
  it.each([
    ['of the server', status(500)],
    ['of the server behind it', status(503)],
    ['of the connection', hangUp],
    ['because of too many requests', status(429)],
  ])('%s is tried again, twice, after longer pauses', async (_, failure) => {
    server.on('/1.jpg', failure, failure, content('picture'));
    expect(await outcomeOf(server.at('/1.jpg'))).toBe('picture');
    expect(server.pauses).toEqual([1000, 4000]);
    server.on('/1.jpg', failure);
    expect(await outcomeOf(server.at('/1.jpg'))).toMatch(/^answered \d{3}$|^could not be fetched \(ECONNRESET\)$/);
    expect(server.requested).toHaveLength(6);
  });

  it.each([400, 401, 403, 404, 410])('that is final is not tried again: %i', async (code) => {
    server.on('/1.jpg', status(code));
    expect(await outcomeOf(server.at('/1.jpg'))).toBe(`answered ${code}`);
    expect([server.requested, server.pauses]).toEqual([['/1.jpg'], []]);
  });

  it('of a host that does not exist is final', async () => {
    expect(await outcomeOf('http://nowhere.example:80/1.jpg'.replace('80', String(server.port)))).toBe(
      'has a host that does not exist',
    );
    expect(server.pauses).toEqual([]);
  });

  it('waits as long as the server requests', async () => {
    const inTen = new Date(Date.now() + 10_000).toUTCString();
    server.on('/1.jpg', status(429, { 'retry-after': '7' }), status(503, { 'retry-after': inTen }), content('picture'));
    expect(await outcomeOf(server.at('/1.jpg'))).toBe('picture');
    expect(server.pauses[0]).toBe(7000);
    expect(server.pauses[1]).toBeGreaterThan(7000);
    expect(server.pauses[1]).toBeLessThanOrEqual(10_000);
  });

  it('of a host that requests a long pause ends its fetches for this import', async () => {
    server.on('/1.jpg', status(429, { 'retry-after': '3600' }));
    server.on('/2.jpg', content('picture'));
    const one = open();
    const reason = (path: string) =>
      one.fetch(server.at(path), {}, async (fetched) => fetched.outcome === 'failed' && fetched.reason);
    expect(await reason('/1.jpg')).toBe('answered 429');
    expect(await reason('/2.jpg')).toBe(
      `was not fetched: pictures.example:${server.port} wants no requests for 3600 s`,
    );
    expect([server.requested, server.pauses]).toEqual([['/1.jpg'], []]);
  });

  it('to respond at all, three pictures in a row, ends the fetches of that host alone', async () => {
    server.hosts.set('other.example', ['127.0.0.1']);
    server.on('/dead.jpg', hangUp);
    server.on('/1.jpg', content('picture'));
    const one = open();
    const outcome = (address: string) =>
      one.fetch(address, {}, async (fetched) => (fetched.outcome === 'failed' ? fetched.reason : fetched.outcome));
    const dead = server.at('/dead.jpg');
    // A response from the host resets the count of its failures.
    for (const _ of [1, 2]) await outcome(dead);
    expect(await outcome(server.at('/1.jpg'))).toBe('content');
    for (const _ of [1, 2, 3]) expect(await outcome(dead)).toBe('could not be fetched (ECONNRESET)');
    const before = server.requested.length;
    expect(await outcome(server.at('/1.jpg'))).toBe(
      `was not fetched: pictures.example:${server.port} did not answer 3 times in a row`,
    );
    expect(server.requested).toHaveLength(before);
    expect(await outcome(server.at('/1.jpg', 'other.example'))).toBe('content');
  });
});

describe('fetches', () => {
  it('run four at once, and two of one host', async () => {
    const open_: (() => void)[] = [];
    const names = ['a', 'b', 'c'];
    let [running, most] = [0, 0];
    const mostOf = new Map<string, number>();
    const runningOf = new Map<string, number>();
    for (const name of names) server.hosts.set(`${name}.example`, ['127.0.0.1']);
    server.on('/1.jpg', (response, { headers }) => {
      const host = headers.host!;
      running += 1;
      runningOf.set(host, (runningOf.get(host) ?? 0) + 1);
      most = Math.max(most, running);
      mostOf.set(host, Math.max(mostOf.get(host) ?? 0, runningOf.get(host)!));
      open_.push(() => {
        running -= 1;
        runningOf.set(host, runningOf.get(host)! - 1);
        response.end('picture');
      });
      // The fourth request shows that all allowed ones run; the last ones arrive alone.
      if (running === 4 || server.requested.length > 8) for (const close of open_.splice(0)) close();
    });
    const one = open();
    const all = names.flatMap((name) =>
      Array.from({ length: 4 }, () => one.fetch(server.at('/1.jpg', `${name}.example`), {}, async (each) => each)),
    );
    expect((await Promise.all(all)).map(({ outcome }) => outcome)).toEqual(Array(12).fill('content'));
    expect(most).toBe(4);
    expect([...mostOf.values()]).toEqual([2, 2, 2]);
  });

  it('end with the import', async () => {
    const arrived = new Promise<void>((resolve) => server.on('/1.jpg', () => resolve()));
    const fetching = fetches(server.at('/1.jpg'));
    await arrived;
    ends.abort(new Error('interrupted'));
    await expect(fetching).rejects.toThrow('interrupted');
  });

  it('do not delay the end of the import by the pause before another attempt', async () => {
    const pausing = publicFetching.pause(60_000, ends.signal);
    ends.abort(new Error('interrupted'));
    await expect(pausing).rejects.toThrow('interrupted');
  });
});
