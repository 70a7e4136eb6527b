import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { marketSchema } from '#server/graphql/schema.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { type Correspondent, correspondentsOf } from '#tests/drivers/messaging/correspondents.ts';

// The server answers without an internal error, whatever id a call contains.

/** Ids that no ad has. The market's own ids are base32, but clients choose the ids of their drafts. */
const otherIds = ['bikebikebik1', '000000000000', '189018901890'];
/** Texts that do not have the form of an id. */
const noIds = [
  'bikebikebike2',
  'bikebikebik',
  'BIKEBIKEBIKE',
  '',
  'bike bike-bi',
  "bike' OR 1=1",
  '../../../etc',
  '__proto__',
  'constructor',
  '%00',
  '❤️❤️❤️❤️❤️❤️',
  'bikebike\0bik',
  'bikebike\uD800bik',
  '-1',
  '99999999999999999999',
  'x'.repeat(5000),
];
const strangeIds = [...otherIds, ...noIds];

let test: TestApp;
let seller: Correspondent;
let buyer: Correspondent;

beforeAll(async () => {
  test = await openTestApp(() => noon);
  const people = correspondentsOf(test);
  [seller, buyer] = [await people.joins('ana'), await people.joins('bea')];
  await seller.publishes('bikebikebike');
});
afterAll(() => test.close());

let clients = 0;
/** The buyer at another network address, because each client has a limit of calls. */
function elsewhere() {
  clients += 1;
  const browser = openBrowser(test, { from: `198.51.100.${clients}` });
  for (const [name, value] of buyer.browser.cookies) browser.cookies.set(name, value);
  return browser;
}

/** A value of a type, for an argument of a call. */
function valueOf(type: GraphQLInputType): unknown {
  const supplied = getNullableType(type);
  if (isListType(supplied)) return [];
  if (isEnumType(supplied)) return supplied.getValues()[0]!.name;
  if (isInputObjectType(supplied)) {
    const needed = Object.values(supplied.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, valueOf(field.type)]));
  }
  return { Int: 1, Float: 1, Boolean: true, ID: 'bikebikebike' }[supplied.name as 'Int'] ?? 'bikebikebike';
}

interface IdArgument {
  readonly at: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly argument: string;
}

/** Creates a call for each argument of a field that is an id. */
function callsOf(operation: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): IdArgument[] {
  const args = field.args.filter(({ type }) => isNonNullType(type) || getNamedType(type).name === 'ID');
  const variables = Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type)]));
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return args
    .filter(({ type }) => getNamedType(type).name === 'ID')
    .map(({ name }) => ({
      at: `${field.name}.${name}`,
      query: `${operation} (${declared}) { ${field.name}(${passed}) ${selection} }`,
      variables,
      argument: name,
    }));
}

const schema = marketSchema();
const calls = [
  ...Object.values(schema.getQueryType()!.getFields()).flatMap((field) => callsOf('query', field)),
  ...Object.values(schema.getMutationType()!.getFields()).flatMap((field) => callsOf('mutation', field)),
];

describe('an invalid id', () => {
  it('is an argument of the calls that are tried', () => {
    expect(calls.map(({ at }) => at)).toEqual(
      expect.arrayContaining([
        'writeAboutListing.listing',
        'publishListing.draft',
        'saveDraft.id',
        'listing.id',
        'endSession.id',
      ]),
    );
  });

  it.each(calls)('has a response at $at', async ({ query, variables, argument }) => {
    const browser = elsewhere();
    for (const id of strangeIds) {
      const answer = await browser.post('/api/v10/graphql', {
        json: { query, variables: { ...variables, [argument]: id } },
      });
      expect([id, answer.statusCode < 500 || answer.body]).toEqual([id, true]);
      expect([id, answer.body]).toEqual([id, expect.not.stringContaining('INTERNAL_SERVER_ERROR')]);
    }
  });

  it.each(['/api/v10/item/ID.json', '/api/v10/item/ID/similar.json', '/api/v10/items.json?ids=ID', '/de/vi/velo/ID'])(
    'has a response of %s',
    async (path) => {
      const browser = elsewhere();
      for (const id of strangeIds) {
        const encoded = encodeURIComponent(id.toWellFormed());
        const { statusCode } = await browser.get(path.replace('ID', encoded));
        expect([id, [200, 301, 302, 308, 400, 404, 414].includes(statusCode) || statusCode]).toEqual([id, true]);
      }
    },
  );

  it('has a response of the favourites and of the preview', async () => {
    const browser = elsewhere();
    for (const id of strangeIds) {
      const encoded = encodeURIComponent(id.toWellFormed());
      const preview = { draft: id, values: {}, photos: [] };
      const answers = [
        await browser.post('/api/v10/favorites/', { json: { itemId: id } }),
        await browser.remove(`/api/v10/favorites/${encoded}`),
        await browser.post('/api/v10/insertion/preview.json', { json: preview }),
      ];
      expect([id, answers.map(({ statusCode }) => [200, 400, 404, 414].includes(statusCode) || statusCode)]).toEqual([
        id,
        [true, true, true],
      ]);
    }
  });

  it('creates no ad', async () => {
    const ask = (draft: string) =>
      seller.browser.ask(
        'mutation ($draft: ID!) { publishListing(draft: $draft, values: [], photos: []) { ... on Refusal { code } } }',
        { draft },
      );
    for (const id of noIds) expect([id, await ask(id)]).toEqual([id, { code: 'insertion.notThere' }]);
  });

  it('has the response of an ad that does not exist', async () => {
    for (const id of strangeIds) {
      expect([id, await buyer.writesAbout(id, 'Noch da?')]).toMatchObject([id, { code: 'conversation.adUnknown' }]);
      const path = `/api/v10/item/${encodeURIComponent(id.toWellFormed())}.json`;
      expect([id, (await elsewhere().get(path)).statusCode]).not.toEqual([id, 200]);
    }
  });
});

describe('an ad whose id its seller has chosen', () => {
  it('can be saved as a draft, published, added to favourites, written about and removed', async () => {
    const id = 'bike0189bike';
    const storedRows = await seller.browser.ask(
      'mutation ($id: ID!, $facts: [String!]!) { saveDraft(id: $id, facts: $facts, after: 0) { __typename } }',
      { id, facts: [JSON.stringify({ type: 'draft.begun', at: noon, from: { ad: 'copy0189copy', how: 'copy' } })] },
    );
    expect(storedRows).toEqual({ __typename: 'SavedDraft' });
    await seller.publishes(id);
    const saved = await buyer.browser.post('/api/v10/favorites/', { json: { itemId: id } });
    expect([saved.statusCode, saved.json()]).toEqual([200, { inserted: true }]);
    expect(await buyer.contactBox(id)).toMatchObject({ state: 'OPEN' });
    const written = await buyer.writesAbout(id, 'Noch da?');
    expect(written).toMatchObject({ __typename: 'AcceptedMessage', conversation: { listing: { id } } });
    const removed = await buyer.browser.remove(`/api/v10/favorites/${id}`);
    expect([removed.statusCode, removed.json()]).toEqual([200, { deleted: true }]);
    expect(await seller.browser.ask('mutation ($id: ID!) { removeListing(id: $id) { __typename } }', { id })).toEqual({
      __typename: 'OwnListing',
    });
  });
});
