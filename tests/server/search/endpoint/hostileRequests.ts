import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { parameterByKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { anything, deep, encoded, megabyte, text } from './hostileTexts.ts';

/** A request of a hostile or broken client. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST';
  /** The path and query as they are sent over the network. */
  readonly path: string;
  readonly body?: string;
}

const parameterKeys = Object.values(parameterByKey).flatMap((one) =>
  one.kind === 'number' ? one.addressKeys : [one.addressKey],
);
const listKeys = ['q', 'query_lang', 'category', 'subcategory', 'region', 'with_neighbouring_regions', 'with_all_regions', 'sa', 'm', 'zipcode', 'radius', 'st', 'ps', 'pe', 'gratis', 'company_ad', 'organic', 'sp', 'o', 'n', 'view', ...parameterKeys]; // prettier-ignore

/** Plausible values, which pass more checks than nonsense does. */
const likely = fc.constantFrom(
  '2020',
  '1020',
  '4000',
  '3011',
  'koeniz-be',
  '3011,koeniz-be',
  '10,0',
  '1',
  'audi,bmw',
  'golf',
  'nearest',
  'cheapest',
  'relevant',
  'wanted',
  'grid',
  '100',
  'velo',
);

const query = (keys: readonly string[]) =>
  fc
    .array(
      fc.tuple(fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...keys) }, encoded), fc.oneof(encoded, likely)),
      { maxLength: 8 },
    )
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));

/** Tokens: damaged, without or with another version, and intact ones with nonsensical content. */
const token: fc.Arbitrary<string> = fc.oneof(
  encoded,
  fc.string({ unit: fc.constantFrom(...'ABCDEFabcdef0189-_'), maxLength: 1100 }),
  fc.tuple(fc.constantFrom(0, 1, 2, 255), fc.oneof(query(listKeys), text)).map(([version, said]) => {
    const reported = Buffer.concat([Buffer.from([version]), Buffer.from(said)]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(reported));
    return Buffer.concat([reported, sum]).toString('base64url');
  }),
);

const interval = fc.record({ min: anything, max: anything, valid: anything }, { requiredKeys: [] });
const filters = fc.record(
  {
    price: fc.record({ min: anything, max: anything, freeOnly: anything, valid: anything }, { requiredKeys: [] }),
    location: fc.record(
      {
        selectedLocalities: fc.array(fc.record({ localityID: anything, radius: anything }, { requiredKeys: [] }), {
          maxLength: 12,
        }),
        region: anything,
        subregion: anything,
      },
      { requiredKeys: [] },
    ),
    mileage: fc.oneof(interval, anything),
    brand: fc.record({ selectedOptions: anything }),
    ['__proto__']: anything,
  },
  { requiredKeys: [] },
);
const model = fc.record(
  {
    query: fc.oneof(text, anything),
    page: anything,
    pageSize: anything,
    sorting: anything,
    selectedCategory: fc.oneof(fc.constant({ categoryID: 2020 }), anything),
    filters: fc.oneof({ weight: 3, arbitrary: filters }, anything),
    language: anything,
  },
  { requiredKeys: [] },
);
const search = fc
  .oneof({ weight: 5, arbitrary: model.map((made) => JSON.stringify(made)) }, fc.json(), deep, text)
  .map((made) => encodeURIComponent(made.toWellFormed()));

const listingFilter = fc.record(
  {
    query: fc.oneof(text, anything),
    category: fc.oneof(fc.constantFrom(2020, 1020), anything),
    region: anything,
    localities: anything,
    intervals: anything,
    selects: fc.oneof(
      fc.array(
        fc.record({
          key: fc.oneof(fc.constantFrom('brand', 'model', 'mileage'), text),
          options: fc.array(text, { maxLength: 5 }),
        }),
        { maxLength: 3 },
      ),
      anything,
    ),
  },
  { requiredKeys: [] },
);
const searchVariables = fc.record({ filter: listingFilter, page: anything }, { requiredKeys: [] });

/** Generates the variables of suggestions and their mutations: ids and histories are as hostile as the text. */
const suggestionVariables = fc.record(
  {
    query: fc.oneof({ weight: 4, arbitrary: text }, anything),
    first: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(1, 20) }, anything),
    userIdentifier: fc.oneof({ weight: 3, arbitrary: fc.constant('abcdefghijklmnopqrstuv') }, text, anything),
    id: fc.oneof(
      fc.tuple(fc.constantFrom('searchkeyword', 'history', 'constructor', ''), token).map((parts) => parts.join('.')),
      anything,
    ),
    token: fc.oneof(token, anything),
  },
  { requiredKeys: ['query'] },
);
const suggestionOperations = fc.constantFrom(
  'query ($query: String!, $first: Int! = 10, $userIdentifier: String) { searchSuggestions(query: $query, first: $first, userIdentifier: $userIdentifier) { suggestionGroups { type suggestions { searchSuggestionID searchToken labelTitleHighlighted labelDescription } } } }',
  'query ($query: String!) { searchSuggestions(query: $query) { suggestionGroups { suggestions { searchSuggestionID } } } }',
  'mutation ($id: ID!, $userIdentifier: String) { searchSuggestionClick(searchSuggestionID: $id, userIdentifier: $userIdentifier) { __typename } }',
  'mutation ($id: ID!) { searchSuggestionDelete(searchSuggestionID: $id) { __typename } }',
  'mutation ($token: String!, $userIdentifier: String!) { searchSubmitted(searchToken: $token, userIdentifier: $userIdentifier) { __typename } }',
  'mutation ($userIdentifier: String!) { searchHistoryClear(userIdentifier: $userIdentifier) { __typename } }',
);
const searchListings =
  'query ($filter: ListingFilter, $page: Int! = 1) { searchListings(filter: $filter, page: $page) { totalItemCount items { id } facets { ... on SelectFacet { key options { value count } } } } }';
const document = fc.oneof(
  { weight: 4, arbitrary: fc.constant(searchListings) },
  text.map((said) => `{ searchListings(filter: { query: ${JSON.stringify(said)} }) { totalItemCount } }`),
  fc.integer({ min: 1, max: 3000 }).map((depth) => '{categories'.repeat(depth)),
  fc.integer({ min: 1, max: 500 }).map((times) => `{ ${'searchListings { totalItemCount } '.repeat(times)} }`),
  text,
);

const operation = (query: fc.Arbitrary<string>, variables: fc.Arbitrary<unknown>) =>
  fc.record({ query, variables }).map((said) => JSON.stringify(said));
const post = (body: fc.Arbitrary<string>) =>
  body.map((said): HostileRequest => ({ method: 'POST', path: '/api/v10/graphql', body: said }));
const get = (path: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> =>
  path.map((made) => ({ method: 'GET', path: made }));
const requested = (prefix: string, keys: readonly string[]) => get(query(keys).map((made) => `${prefix}?${made}`));

const segment = fc.oneof(
  encoded,
  fc.constantFrom(
    'auto',
    'autos',
    'bern',
    'koeniz-be',
    'miete',
    'wohnung',
    'kanton',
    'plz',
    '3011',
    'gratis',
    'nachbarkantone',
    'ganze-schweiz',
    'mieten',
    '..',
    '.',
    '',
  ),
);
const page = below(
  ['/de/li', '/fr/li', '/de/immobilien', '/it/immobili', '/de/q', '/en/q'],
  fc.array(segment, { maxLength: 8 }),
);
/** Generates paths of landing pages: those of car makes and of categories. */
const landingPage = below(
  ['/de/marken/fahrzeuge/autos', '/fr/marques/vehicules/voitures', '/it/marca/veicoli/auto', '/de/cat', '/en/cat'],
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.array(fc.oneof(encoded, fc.constantFrom('VW', '2020', '5', '..', '')), {
        minLength: 1,
        maxLength: 2,
      }),
    },
    fc.constantFrom(['audi'], ['2000', 'fahrzeuge']),
  ),
);

function below(starts: readonly string[], segments: fc.Arbitrary<readonly string[]>): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...starts), segments, fc.option(query(listKeys)))
    .map(([start, rest, keys]) => [start, ...rest].join('/') + (keys === null ? '' : `?${keys}`));
}

/** Generates hostile requests of every kind. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 5, arbitrary: requested('/api/v10/list.json', listKeys) },
  { weight: 3, arbitrary: get(search.map((made) => `/api/v11/search.json?search=${made}`)) },
  { weight: 2, arbitrary: get(token.map((made) => `/api/v11/search.json?token=${made}`)) },
  { weight: 1, arbitrary: requested('/api/v11/search.json', ['search', 'token', 'requestKey']) },
  { weight: 2, arbitrary: requested('/api/v10/localities.json', ['q', 'ids', 'limit']) },
  {
    weight: 1,
    arbitrary: get(query(['query', 'variables', 'operationName']).map((made) => `/api/v10/graphql?${made}`)),
  },
  { weight: 3, arbitrary: post(operation(document, fc.oneof(searchVariables, anything))) },
  { weight: 2, arbitrary: post(operation(suggestionOperations, suggestionVariables)) },
  { weight: 1, arbitrary: post(fc.oneof(fc.json(), deep)) },
  { weight: 3, arbitrary: get(page) },
  { weight: 2, arbitrary: get(landingPage) },
  { weight: 1, arbitrary: get(token.map((made) => `/de/q/suche/${made}`)) },
);

/** Generates requests of a megabyte, as a URL or as a body. */
export const hugeRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  get(
    fc
      .tuple(
        fc.constantFrom(
          '/api/v10/list.json?q=',
          '/api/v11/search.json?search=',
          '/api/v11/search.json?token=',
          '/de/li?q=',
          '/de/q/suche/',
        ),
        megabyte,
      )
      .map((parts) => parts.join('')),
  ),
  post(megabyte.map((long) => JSON.stringify({ query: long }))),
);
