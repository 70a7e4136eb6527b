import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiErrorShape, codedErrorShape } from '#machines/market/api/apiError.ts';
import { placeAt } from '#routes';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { openFilteredMarket } from './corpus/filteredListings.ts';
import { type HostileRequest, hostileRequest, hugeRequest } from './endpoint/hostileRequests.ts';
import { type Caller, callerOf, type ReceivedAnswer } from './endpoint/overTheWire.ts';

const long = process.env['ALLMEND_LONG'] === '1';
const requests = long ? 100_000 : 5000;

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

const allowed = new Set([200, 301, 302, 400, 404, 405, 410, 413, 431]);

/** The flaw of a response; undefined if there is none. There is only time for one assertion for each of so many. */
function flawOf({ status, type, body }: ReceivedAnswer): string | undefined {
  if (!allowed.has(status)) return `It is answered with ${status}: ${body}`;
  if (status !== 400 || !type.includes('json')) return undefined;
  if (body.length >= 16_000) return 'What is wrong is not named, but repeated whole';
  const reported: unknown = JSON.parse(body);
  if (!z.safeParse(refusal, reported).success) return `It is refused in no shape of ours: ${body}`;
  const named = z.safeParse(apiErrorShape, reported).data;
  if (named?.api.error !== 'api.invalidInput') return undefined;
  const isClear = ({ parameter, message }: (typeof named.parameters)[number]) =>
    message.startsWith(parameter) && message.length > parameter.length;
  if (named.parameters.length > 0 && named.parameters.every(isClear)) return undefined;
  return `It is refused, and nobody says what is wrong: ${body}`;
}

const statuses = new Set<number>();
/** The successful requests: those to the API by their paths, those for pages by their routes. */
const answered = new Set<string>();

async function look(made: HostileRequest): Promise<void> {
  const received = await caller.ask(made);
  if (!received) throw new Error('The server hung up');
  expect(flawOf(received)).toBeUndefined();
  statuses.add(received.status);
  if (received.status !== 200) return;
  const path = made.path.replace(/\?.*/s, '');
  answered.add(placeAt(path)?.name ?? path);
  if (received.body.startsWith('{"data":{"searchSuggestions":{')) answered.add('searchSuggestions');
}

describe('hostile requests', () => {
  it(`${requests} of them, over the wire, are answered or refused with a reason, none as a fault`, async () => {
    await fc.assert(fc.asyncProperty(hostileRequest, look), { numRuns: requests });
    // The generated requests must have reached every kind of response.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
    const calls = ['/api/v10/list.json', '/api/v10/localities.json', '/api/v10/graphql', '/api/v11/search.json'];
    const pages = ['list', 'results', 'realEstate', 'brand', 'category'];
    expect([...answered]).toEqual(expect.arrayContaining([...calls, ...pages, 'searchSuggestions']));
  });

  it('of a megabyte are refused by their length, or not read to their end', async () => {
    await fc.assert(
      fc.asyncProperty(hugeRequest, async (made) => {
        const received = await caller.ask(made);
        if (received) expect([413, 431]).toContain(received.status);
      }),
      { numRuns: long ? 200 : 20 },
    );
    expect((await test.get('/healthz')).statusCode).toBe(200);
  });
});
