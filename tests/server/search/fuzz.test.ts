import { Agent, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiErrorShape, codedErrorShape } from '#machines/market/apiError.ts';
import type { TestApp } from '#tests/drivers/app.ts';
import { openFilteredMarket } from './filteredAds.ts';
import { type HostileRequest, hostileRequest, hugeRequest } from './hostileRequests.ts';

const long = process.env['ALLMEND_LONG'] === '1';
const requests = long ? 100_000 : 5000;

/** No request may take the server longer than this, in milliseconds. */
const longest = 1000;

let test: TestApp;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** How long the server took for a request, by what the request calls itself. */
const times = new Map<string, number>();
let sentSoFar = 0;

beforeAll(async () => {
  test = await openFilteredMarket();
  test.app.server.on('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    response.on('finish', () => times.set(String(headers['x-client-id']), performance.now() - begun));
  });
  await test.vocabularySettled();
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  agent.destroy();
  await test.close();
});

interface Heard {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly time: number;
}

/** Asks over the wire; undefined where the server hung up on what it would not read to its end. */
function ask({ method, path, body }: HostileRequest): Promise<Heard | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Heard | undefined>();
  const id = String((sentSoFar += 1));
  const headers = {
    'x-api-hash': 'fuzz',
    'x-client-id': id,
    'x-csrf-token': 'token',
    cookie: 'allmend_csrf=token',
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  const sent = send({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('error', reject);
    answer.on('end', () => {
      const time = times.get(id) ?? 0;
      times.delete(id);
      const { statusCode: status = 0, headers: told } = answer;
      resolve({ status, type: told['content-type'] ?? '', body: Buffer.concat(parts).toString(), time });
    });
  });
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(undefined);
    else reject(error);
  });
  sent.end(body);
  return promise;
}

const refusal = z.union([
  apiErrorShape,
  codedErrorShape,
  z.looseObject({
    errors: z.array(z.looseObject({ message: z.string().check(z.minLength(1)) })).check(z.minLength(1)),
  }),
]);

const seen = { statuses: new Map<number, number>(), slowest: { time: 0, path: '' } };

async function look(made: HostileRequest): Promise<void> {
  let heard = await ask(made);
  // A pause of the machine is none of the request's: one that is slow is slow again.
  if (heard && heard.time >= longest) heard = await ask(made);
  if (!heard) throw new Error('The server hung up');
  const { status, type, body, time } = heard;
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
  if (time > seen.slowest.time) seen.slowest = { time, path: `${made.method} ${made.path.slice(0, 200)}` };
  expect(time).toBeLessThan(longest);
  expect([200, 301, 302, 400, 404, 405, 410, 413, 431]).toContain(status);
  if (status !== 400 || !type.includes('json')) return;
  const { error } = z.safeParse(refusal, JSON.parse(body));
  expect(error?.issues).toBeUndefined();
  // What is wrong is named, and not repeated whole.
  expect(body.length).toBeLessThan(16_000);
  const told = z.safeParse(apiErrorShape, JSON.parse(body)).data;
  if (told?.api.error === 'api.invalidInput') {
    expect(told.parameters.length).toBeGreaterThan(0);
    for (const { parameter, message } of told.parameters) {
      expect(message.startsWith(parameter)).toBe(true);
      expect(message.length).toBeGreaterThan(parameter.length);
    }
  }
}

describe('hostile requests', () => {
  it(`${requests} of them, over the wire, are answered or refused with a reason, none as a fault, none slowly`, async () => {
    await fc.assert(fc.asyncProperty(hostileRequest, look), { numRuns: requests });
    // They went everywhere, and were timed.
    expect(seen.slowest.time).toBeGreaterThan(0);
    expect([...seen.statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
    const { time, path } = seen.slowest;
    process.stdout.write(`${requests} hostile requests: the slowest took ${time.toFixed(1)} ms, ${path}\n`);
  });

  it('of a megabyte are refused by their length, or not read to their end', async () => {
    await fc.assert(
      fc.asyncProperty(hugeRequest, async (made) => {
        const heard = await ask(made);
        if (heard) expect([413, 431]).toContain(heard.status);
      }),
      { numRuns: long ? 200 : 20 },
    );
    expect((await test.get('/healthz')).statusCode).toBe(200);
  });
});
