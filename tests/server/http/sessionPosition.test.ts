import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerCookies } from '#server/http/cookies.ts';
import { registerSessionPosition } from '#server/http/sessionPosition.ts';

/** A process that has read the journal up to `reached` of `head`; waits end when the test ends them. */
let process: { reached: number; head: number; requested: number[]; arrival: PromiseWithResolvers<void> };
let app: FastifyInstance;

beforeEach(async () => {
  process = { reached: 10, head: 20, requested: [], arrival: Promise.withResolvers() };
  app = Fastify();
  await registerCookies(app);
  registerSessionPosition(app, {
    product: 'allmend',
    head: async () => process.head,
    async caughtUp(position = 0) {
      if (position <= process.reached) return process.reached;
      process.requested.push(position);
      await process.arrival.promise;
      return process.reached;
    },
  });
  app.get('/read', async () => ({ reached: process.reached }));
  app.post<{ Querystring: { at: string } }>('/write', async (request, reply) => {
    reply.wrote(Number(request.query.at));
    return {};
  });
  app.post('/api/graphql', async () => ({ reached: process.reached }));
  app.setNotFoundHandler(async () => ({ page: process.reached }));
});

afterEach(() => app.close());

const read = (position?: string, url = '/read') =>
  app.inject({ url, ...(position !== undefined && { cookies: { allmend_position: position } }) });

describe('a session', () => {
  it('receives the position of its write, in a cookie that scripts cannot read', async () => {
    const { cookies } = await app.inject({ method: 'POST', url: '/write?at=17' });
    expect(cookies).toMatchObject([
      { name: 'allmend_position', value: '17', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 60 },
    ]);
  });

  it('retains the later of two positions, in any order of the responses', async () => {
    const { cookies } = await app.inject({
      method: 'POST',
      url: '/write?at=17',
      cookies: { allmend_position: '19' },
    });
    expect(cookies[0]?.value).toBe('19');
  });

  it.each(['/read', '/de/li'])('with a write that this process has not read yet waits for it, at %s', async (url) => {
    const answer = read('15', url);
    await expect.poll(() => process.requested).toEqual([15]);
    process.reached = 15;
    process.arrival.resolve();
    expect(Object.values((await answer).json())).toEqual([15]);
  });

  it.each(['/api/graphql', '/api/graphql?q=1', '/api/%67raphql'])('waits for it at %s, by POST', async (url) => {
    const answer = app.inject({ method: 'POST', url, cookies: { allmend_position: '15' } });
    await expect.poll(() => process.requested).toEqual([15]);
    process.reached = 15;
    process.arrival.resolve();
    expect((await answer).json()).toEqual({ reached: 15 });
  });

  it('waits for no other write, and not for a known one', async () => {
    expect((await read()).json()).toEqual({ reached: 10 });
    expect((await read('10')).json()).toEqual({ reached: 10 });
    expect(process.requested).toEqual([]);
  });

  it.each(['21', '999999999999999', '-1', '1e3', '', 'x', '9'.repeat(40)])(
    'with %s in its cookie does not wait',
    async (position) => {
      expect((await read(position)).json()).toEqual({ reached: 10 });
      expect(process.requested).toEqual([]);
    },
  );

  it('that writes again does not wait for its last write', async () => {
    await app.inject({ method: 'POST', url: '/write?at=17', cookies: { allmend_position: '15' } });
    expect(process.requested).toEqual([]);
  });
});
