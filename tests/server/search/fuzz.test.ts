import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiErrorShape, codedErrorShape } from '#machines/market/apiError.ts';
import type { TestApp } from '#tests/drivers/app.ts';
import { openFilteredMarket } from './filteredAds.ts';
import { type HostileRequest, hostileRequest, hugeRequest } from './hostileRequests.ts';
import { type Caller, callerOf } from './overTheWire.ts';

const long = process.env['ALLMEND_LONG'] === '1';
const requests = long ? 100_000 : 2000;

let test: TestApp;
let caller: Caller;

beforeAll(async () => {
  test = await openFilteredMarket();
  await test.vocabularySettled();
  caller = await callerOf(test);
});
afterAll(async () => {
  caller.hangUp();
  await test.close();
});

const refusal = z.union([
  apiErrorShape,
  codedErrorShape,
  z.looseObject({
    errors: z.array(z.looseObject({ message: z.string().check(z.minLength(1)) })).check(z.minLength(1)),
  }),
]);

const statuses = new Set<number>();

async function look(made: HostileRequest): Promise<void> {
  const heard = await caller.ask(made);
  if (!heard) throw new Error('The server hung up');
  const { status, type, body } = heard;
  statuses.add(status);
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
  it(`${requests} of them, over the wire, are answered or refused with a reason, none as a fault`, async () => {
    await fc.assert(fc.asyncProperty(hostileRequest, look), { numRuns: requests });
    // They went everywhere.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
  });

  it('of a megabyte are refused by their length, or not read to their end', async () => {
    await fc.assert(
      fc.asyncProperty(hugeRequest, async (made) => {
        const heard = await caller.ask(made);
        if (heard) expect([413, 431]).toContain(heard.status);
      }),
      { numRuns: long ? 200 : 20 },
    );
    expect((await test.get('/healthz')).statusCode).toBe(200);
  });
});
