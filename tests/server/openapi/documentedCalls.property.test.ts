import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiErrorBody } from '#machines/market/api/apiError.ts';
import { parameterByKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { isPricedCategory } from '#machines/market/categories/pricedCategories.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';
import { readDocument, type DocumentedParameter } from './documentedCalls.ts';

let test: TestApp;
let read: Awaited<ReturnType<typeof readDocument>>;
let now = noon;

beforeAll(async () => {
  test = await openTestApp(() => now, { requestsPerMinute: 1_000_000 });
  await test.seller(ana, 'Ana Rossi');
  await test.seller('mosaik', 'Velo Mosaik', 'company');
  const prices = [{ kind: 'amount', francs: 120 }, { kind: 'free' }, { kind: 'onRequest' }] as const;
  for (let index = 0; index < 12; index += 1) {
    now += minute;
    const content = { ...bike, price: prices[index % 3]!, images: index % 2 ? [] : bike.images };
    await test.publishes(index % 4 === 0 ? 'mosaik' : ana, `bike${String(index).padStart(8, '0')}`, content);
  }
  read = await readDocument(test.app);
});

afterAll(() => test.close());

/** Generates a value that the OpenAPI document allows for a parameter. */
function allowed({ schema }: DocumentedParameter): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum).map(String);
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum!, max: schema.maximum! }).map(String);
  if (schema.multipleOf !== undefined) {
    const { minimum = 0, maximum = 0, multipleOf: step } = schema;
    return fc.nat({ max: (maximum - minimum) / step }).map((steps) => String(minimum + steps * step));
  }
  return fc.string({ unit: 'grapheme-ascii', maxLength: schema.maxLength ?? 30 });
}

/** Generates a value that the OpenAPI document forbids for a parameter, if it forbids any. */
function forbidden({ schema }: DocumentedParameter): fc.Arbitrary<string> | undefined {
  const noNumber = fc.string({ minLength: 1 }).filter((text) => !/^\d+$/.test(text));
  if (schema.enum) {
    const known = new Set(schema.enum.map(String));
    return fc
      .oneof(noNumber, fc.nat().map(String))
      .filter((text) => !known.has(text) && !known.has(String(Number(text))));
  }
  if (schema.multipleOf !== undefined) {
    return fc.oneof(noNumber, fc.constantFrom('0', '0.5', '1.3', '100.5', '1e1', '-1'));
  }
  if (schema.type === 'integer') {
    const outside = fc.integer().filter((number) => number < schema.minimum! || number > schema.maximum!);
    return fc.oneof(noNumber, outside.map(String), fc.constant('1.5'));
  }
  if (schema.maxLength === undefined) return undefined;
  return fc
    .string({ unit: 'binary', minLength: schema.maxLength + 1, maxLength: schema.maxLength + 50 })
    .filter((text) => [...text].length > schema.maxLength!);
}

/** Parameters that depend on others: the document describes this in words, and other tests check it. */
const inCompany = new Set([
  'region',
  'with_neighbouring_regions',
  'with_all_regions',
  'sa',
  'm',
  'zipcode',
  'radius',
  'subcategory',
  ...Object.values(parameterByKey).flatMap((one) => (one.kind === 'number' ? one.addressKeys : [one.addressKey])),
]);

/** Generates a category with values for its own filters. */
const ofCategory = () =>
  fc.constantFrom(2020, 1020, 4020, 4120).chain((subcategory) =>
    fc
      .record(
        Object.fromEntries(
          parametersFor(subcategory).flatMap((parameter): [string, fc.Arbitrary<string>][] => {
            if (parameter.kind !== 'number') {
              const options =
                parameter.kind === 'choice'
                  ? fc.constantFrom(...parameter.choices)
                  : fc.constantFrom('Golf', 'xl', 'été');
              const list = fc.array(options, { minLength: 1, maxLength: 4 }).map((some) => some.join(','));
              return [[parameter.addressKey, list]];
            }
            const named = queryParameters('list').filter(({ name }) => parameter.addressKeys.includes(name));
            return named.map((one) => [one.name, allowed(one)]);
          }),
        ),
        { requiredKeys: [] },
      )
      .map((filters): Record<string, string> => ({
        ...(filters as Record<string, string>),
        subcategory: String(subcategory),
      })),
  );

const ofPlaces: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  {},
  { region: '4' },
  { region: '24', with_neighbouring_regions: '1' },
  { region: '1', with_all_regions: '1', with_neighbouring_regions: '0' },
  { zipcode: '3011,koeniz-be', radius: '0,350' },
  { m: 'Köniz' },
  { region: '4', m: 'koeniz-be' },
);

function queryParameters(operationId: string): readonly DocumentedParameter[] {
  return read.call(operationId).parameters.filter((parameter) => parameter.in === 'query');
}

function ask(query: Readonly<Record<string, string>>) {
  return test.get(`/api/v10/list.json?${new URLSearchParams(query).toString()}`);
}

describe('GET list.json', () => {
  it('answers allowed requests as documented', async () => {
    const parameters = queryParameters('list');
    expect(parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['q', 'category', 'region', 'ps', 'sp', 'o']),
    );
    const alone = parameters.filter(({ name }) => !inCompany.has(name) && name !== 'category');
    const queries = fc.tuple(
      fc.record(Object.fromEntries(alone.map((one) => [one.name, allowed(one)])), { requiredKeys: [] }),
      fc.oneof(
        fc.constant({}),
        allowed(parameters.find(({ name }) => name === 'category')!).map((category) => ({ category })),
        ofCategory(),
      ),
      ofPlaces,
    );
    await fc.assert(
      fc.asyncProperty(queries, async ([all, category, places]) => {
        const hasPrices = !('category' in category) || isPricedCategory(Number(category.category));
        const fitting = Object.entries(all).filter(([name]) => hasPrices || !['ps', 'pe', 'gratis'].includes(name));
        const answer = await ask({
          ...(Object.fromEntries(fitting) as Record<string, string>),
          ...category,
          ...places,
        });
        expect(answer.statusCode, answer.body).toBe(200);
        expect(read.faultsOf(read.call('list'), 200, answer.json())).toEqual([]);
      }),
    );
  });

  it('finds ads in some of its responses, which are as documented too', async () => {
    for (const query of [
      {},
      { q: 'citybike' },
      { gratis: '1' },
      { company_ad: '1' },
      { o: '2' },
      { region: '4', sp: 'cheapest' },
    ]) {
      const answer = await ask(query);
      expect(read.faultsOf(read.call('list'), 200, answer.json())).toEqual([]);
    }
    expect((await ask({})).json<{ search_total: number }>().search_total).toBe(12);
  });

  it('would be at fault with an additional member, a missing one, or one of another type', async () => {
    const answer = (await ask({})).json<Record<string, unknown>>();
    const { token, ...without } = answer;
    for (const wrong of [
      { ...answer, more: 1 },
      without,
      { ...answer, token: 1 },
      { ...answer, items: [{ id: token }] },
    ]) {
      expect(read.faultsOf(read.call('list'), 200, wrong)).not.toEqual([]);
    }
  });

  it('refuses forbidden requests, and names the parameter', async () => {
    const parameters = queryParameters('list').filter((parameter) => forbidden(parameter));
    expect(parameters.length).toBeGreaterThanOrEqual(25);
    const wrong = fc.oneof(
      ...parameters.map((parameter) => forbidden(parameter)!.map((value) => [parameter.name, value] as const)),
    );
    await fc.assert(
      fc.asyncProperty(wrong, async ([name, value]) => {
        const answer = await ask({ [name]: value });
        expect(answer.statusCode, `${name}=${value}`).toBe(400);
        expect(answer.json<ApiErrorBody>().parameters.map(({ parameter }) => parameter)).toEqual([name]);
        expect(read.faultsOf(read.call('list'), 400, answer.json())).toEqual([]);
      }),
    );
  });
});

describe('GET item/{id}.json', () => {
  it('answers every ad as documented', async () => {
    const { itemIDs } = (await ask({})).json<{ itemIDs: string[] }>();
    expect(itemIDs).toHaveLength(12);
    for (const id of itemIDs) {
      const answer = await test.get(`/api/v10/item/${id}.json`);
      expect(read.faultsOf(read.call('item'), 200, answer.json())).toEqual([]);
    }
  });

  it('answers any other id as documented', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 40 }), async (id) => {
        const answer = await test.get(`/api/v10/item/${encodeURIComponent(id)}.json`);
        expect(answer.statusCode, id).toBe(404);
        expect(read.faultsOf(read.call('item'), 404, answer.json())).toEqual([]);
      }),
    );
  });
});

describe('every call', () => {
  it('is refused without a header that the document requires', async () => {
    for (const call of read.calls) {
      const url = call.path.replaceAll(/\{\w+\}/g, 'something');
      const answer = await test.app.inject({ method: call.method as 'GET', url });
      expect(answer.statusCode, url).toBe(400);
      expect(answer.json()).toMatchObject({ error: { code: 'API_DEV_MISSING' } });
      expect(read.faultsOf(read.call('list'), 400, answer.json())).toEqual([]);
    }
  });

  it('that has a security scheme is refused without its token', async () => {
    const secured = read.calls.filter(({ security }) => security);
    expect(secured.length).toBeGreaterThan(0);
    for (const { method, path } of secured) {
      const answer = await test.app.inject({
        method: method as 'POST',
        url: path,
        headers: { 'x-api-hash': 'test', 'content-type': 'application/json' },
        payload: '{}',
      });
      expect(answer.statusCode, path).toBe(400);
      expect(answer.json()).toMatchObject({ api: { error: 'api.csrf' } });
    }
  });
});
