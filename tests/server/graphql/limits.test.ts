import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operationLimits } from '#server/graphql/limits.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { graphqlOf } from '#tests/drivers/server/graphql.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';

let test: TestApp;
let ask: ReturnType<typeof graphqlOf>;

beforeAll(async () => {
  test = await openTestApp(() => noon, { requestsPerMinute: 1_000_000 });
  ask = graphqlOf(test.app);
});

afterAll(() => test.close());

/** Expects that a query is refused before any of it is executed; resolves to the error code. */
async function refused(query: string, variables = {}): Promise<string | undefined> {
  const search = vi.spyOn(test.services.search.port, 'search');
  const rows = vi.spyOn(test.market.store, 'query');
  const { data, errors } = await ask(query, { variables });
  const hasRun = search.mock.calls.length + rows.mock.calls.length > 0;
  vi.restoreAllMocks();
  if (errors.length === 0) return undefined;
  expect({ data, hasRun }).toEqual({ data: null, hasRun: false });
  return errors[0]!.extensions.code;
}

/** A query of nested fields, `name { name { … id } }`, with the given depth. */
function nested(depth: number): string {
  return `{ categories ${'{ parent '.repeat(depth - 2)}{ id }${' }'.repeat(depth - 2)} }`;
}

const everything = `
  id title body language slug path kind status isHighlighted listedAt expiresAt externalUrl
  category { id name parent { id name } }
  price { ... on Amount { francs previousFrancs text } ... on Free { text } ... on OnRequest { text } }
  place { text postcode locality country canton { code name } }
  seller { id name kind since }
  pictures { name addresses { width path } }
  parameters { key label text number }
`;

describe('an operation', () => {
  it('is limited in depth, with or without fragments', async () => {
    expect(await refused(nested(operationLimits.depth))).toBeUndefined();
    expect(await refused(nested(operationLimits.depth + 1))).toBe('QUERY_TOO_DEEP');
    const spread = `{ categories { ...A } }
      fragment A on Category { parent { parent { parent { parent { ...B } } } } }
      fragment B on Category { parent { parent { parent { parent { id } } } } }`;
    expect(await refused(spread)).toBeUndefined();
    expect(await refused(spread.replace('{ id }', '{ parent { id } }'))).toBe('QUERY_TOO_DEEP');
    expect(await refused(nested(12).replace('{ id }', '{ ... on Category { id } }'))).toBe('QUERY_TOO_DEEP');
  });

  it('may request a page of a hundred ads with all their fields', async () => {
    expect(
      await refused(`{ searchListings(pageSize: 100) { totalItemCount items { ${everything} } } }`),
    ).toBeUndefined();
  });

  it('is refused as too costly when it asks for two pages of 100 listings with everything', async () => {
    const twice = (page: string) => `{
      one: searchListings${page} { items { ${everything} } }
      other: searchListings${page} { items { ${everything} } }
    }`;
    expect(await refused(twice('(pageSize: 100)'))).toBe('QUERY_TOO_COSTLY');
    // A page size that the query omits counts as the largest.
    expect(await refused(twice(''))).toBe('QUERY_TOO_COSTLY');
    expect(await refused(twice('(pageSize: 30)'))).toBeUndefined();
    const byVariable = `query ($size: Int) ${twice('(pageSize: $size)')}`;
    expect(await refused(byVariable, { size: 1 })).toBe('QUERY_TOO_COSTLY');
  });

  it('may request the warnings of five hundred messages, and not of a thousand', async () => {
    const conversation = (name: number) =>
      `a${name}: conversation(id: "x") { entries(last: 50) { entries { warnings { kind } } } }`;
    const often = (count: number) => `{ ${Array.from({ length: count }, (_, name) => conversation(name)).join(' ')} }`;
    expect(await refused(often(5))).toBeUndefined();
    expect(await refused(often(10))).toBe('QUERY_TOO_COSTLY');
  });

  it.each([
    ['drafts, each with its whole journal', 'myDrafts { facts }'],
    [
      'searches through all of a user’s messages',
      'searchMessages(text: "velo", first: 1) { found { entry { text } } }',
    ],
  ])('may request once, and not four times, %s', async (_, field) => {
    const often = (count: number) =>
      `{ ${Array.from({ length: count }, (_, name) => `a${name}: ${field}`).join(' ')} }`;
    expect(await refused(often(1))).toBeUndefined();
    expect(await refused(often(4))).toBe('QUERY_TOO_COSTLY');
  });

  it.each([
    ['categories of a title', 4, 'categoryGuesses(title: "velo") { category }'],
    ['suggestions for a search', 2, 'searchSuggestions(query: "velo") { suggestionGroups { type } }'],
    ['suggestions for a title', 14, 'titleSuggestions(title: "velo") { text }'],
  ])('may request %s %i times, and no more often', async (_, most, field) => {
    const often = (count: number) =>
      `{ ${Array.from({ length: count }, (_, name) => `a${name}: ${field}`).join(' ')} }`;
    expect(await refused(often(most))).toBeUndefined();
    expect(await refused(often(most + 1))).toBe('QUERY_TOO_COSTLY');
  });

  it.each([
    ['searchSubmitted(searchToken: "x", userIdentifier: "x")'],
    ['searchSuggestionClick(searchSuggestionID: "x", userIdentifier: "x")'],
    ['insertionSuggestionClick(id: "x", userIdentifier: "x")'],
    ['insertionSuggestionDelete(id: "x", userIdentifier: "x")'],
  ])('may write to a history once: %s', async (field) => {
    const often = (count: number) =>
      `mutation { ${Array.from({ length: count }, (_, name) => `a${name}: ${field} { success }`).join(' ')} }`;
    expect((await ask(often(1))).errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    expect(await refused(often(2))).toBe('QUERY_TOO_COSTLY');
  });

  it('cannot hide its cost in fragments', async () => {
    const page = 'searchListings(pageSize: 100) { ...Page }';
    const fragments = `fragment Page on ListingPage { items { ...Ad } } fragment Ad on Listing { ${everything} }`;
    expect(await refused(`{ one: ${page} } ${fragments}`)).toBeUndefined();
    expect(await refused(`{ one: ${page} other: ${page} } ${fragments}`)).toBe('QUERY_TOO_COSTLY');
    const doubling = Array.from(
      { length: 20 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ... on Query { ...F${index + 1} } }`,
    );
    expect(await refused(`{ ...F0 } ${doubling.join(' ')} fragment F20 on Query { categories { id } }`)).toBe(
      'QUERY_TOO_COSTLY',
    );
  });

  it('that contains itself is refused as such', async () => {
    const { errors } = await ask(
      '{ categories { ...A } } fragment A on Category { parent { ...B } } fragment B on Category { parent { ...A } }',
    );
    expect(errors[0]!.message).toContain('Cannot spread fragment "A" within itself');
  });

  it('is limited in aliases, tokens and characters', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}: name`).join(' ');
    expect(await refused(`{ categories { ${names(operationLimits.aliases)} } }`)).toBeUndefined();
    expect(await refused(`{ categories { ${names(operationLimits.aliases + 1)} } }`)).toBe('TOO_MANY_ALIASES');
    const spreads = (count: number) => `{ categories { ${'...A '.repeat(count)} } } fragment A on Category { id }`;
    const around = 14;
    expect(await refused(spreads((operationLimits.tokens - around) / 2))).toBeUndefined();
    expect(await refused(spreads(operationLimits.tokens / 2))).toBe('GRAPHQL_PARSE_FAILED');
  });

  it('may be introspection, as tools request it, but no endless one', async () => {
    const { data, errors } = await ask(getIntrospectionQuery());
    expect(errors).toEqual([]);
    expect(data.__schema.queryType.name).toBe('Query');
    const endless =
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }';
    expect((await ask(endless)).errors[0]!.message).toContain('Maximum introspection depth exceeded');
  });

  it('is single: a list of operations is refused', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v10/graphql',
      headers: {
        'x-api-hash': 'test',
        'x-csrf-token': 'token',
        cookie: 'allmend_csrf=token',
        'content-type': 'application/json',
      },
      payload: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].message).toBe('Batching is not supported.');
  });
});

describe('a request', () => {
  it('that is longer than 32 KiB is refused', async () => {
    const long = `{ __typename } # ${'a'.repeat(32 * 1024)}`;
    const { status } = await ask(long);
    expect(status).toBe(413);
    expect((await ask(long.slice(0, 31 * 1024))).status).toBe(200);
  });

  it('without hash or token is refused before it is read [API-2]', async () => {
    const post = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v10/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{ no JSON',
      });
    expect((await post({})).json()).toMatchObject({ error: { code: 'API_DEV_MISSING' } });
    expect((await post({ 'x-api-hash': 'test' })).json()).toMatchObject({ api: { error: 'api.csrf' } });
    const token = { 'x-api-hash': 'test', 'x-csrf-token': 'token', cookie: 'allmend_csrf=token' };
    expect((await post(token)).json().errors).toHaveLength(1);
  });
});
