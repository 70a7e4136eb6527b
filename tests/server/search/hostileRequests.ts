import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { parameterByKey } from '#machines/market/parameterDefinitions.ts';

/** A request as somebody may make it who means ill, or whose program is broken. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST';
  /** As it goes over the wire. */
  readonly path: string;
  readonly body?: string;
}

/** What means something to somebody: to SQL, full-text search, patterns, shells, paths, templates, HTML, addresses. */
const metacharacters = [
  ...[
    "'",
    '"',
    '`',
    ';--',
    "' OR 1=1 --",
    '%',
    '_',
    '\\',
    '\\\\',
    '$1',
    '$$',
    ':*',
    '&',
    '|',
    '!',
    '<->',
    '()',
    '(',
    '*',
  ],
  ...['.*', '(a+)+$', '[', '[^]]', '{9999}', '^', '?', '+', '../', '..%2f', '/', '//', '#', '<script>', '</script>'],
  ...['{{7*7}}', '${7*7}', '#{1}', '%s%n', '\r\nx: y', '\n', '\t', '\0', '&amp;', '&#0;', '&#x110000;', '=', ',', ',,'],
  ...[
    '-',
    '--',
    '-"',
    '""',
    '«»',
    '„“',
    '- -',
    '-velo',
    '"velo',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
  ],
];

/** Characters that look like others, join, turn round, take no room, or lie beyond the first plane. */
const strange = [
  '\u202e',
  '\u200b',
  '\ufeff',
  '\u0301',
  'ﬁ',
  'İ',
  'ß',
  'ſ',
  'ǆ',
  '\u1e9e',
  '💥',
  '👩‍👩‍👧',
  '한',
  'ا',
  '\u0378',
  '\u{10ffff}',
];

const numbers = [
  '0',
  '-0',
  '-1',
  '1',
  '1.5',
  '1e309',
  '9'.repeat(40),
  '9007199254740993',
  'NaN',
  'Infinity',
  '0x10',
  '१',
  '10000',
  '10001',
  '4294967296',
  ' 1',
  '01',
];

const words = ['velo', 'vélos', 'e-bike', 'auto', 'a', 'i7-8700k', '3,5', "l'armoire", 'Kinderwagen', 'der', 'die'];

const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...metacharacters) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  fc.string({ unit: 'binary', maxLength: 30 }).map((made) => made.toWellFormed()),
  fc.array(fc.constantFrom(...metacharacters, ...strange, ...words), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...metacharacters, ...words), { maxLength: 12 }).map((parts) => parts.join(' ')),
  fc.constantFrom(...words, ...metacharacters, ...strange).map((part) => part.repeat(60)),
  // As many short words as an address holds.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom('a', 'b', '-c', '"d', 'e"', 'ä', '1'), { minLength: 1900, maxLength: 2000 })
      .map((parts) => parts.join(' ')),
  },
);

/** Bytes that are no UTF-8, or no percent-encoding at all. */
const broken = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        '%ff',
        '%c3',
        '%c3%28',
        '%ed%a0%80',
        '%f4%90%80%80',
        '%00',
        '%',
        '%zz',
        '%e2%82',
        '%80',
        '\u00ff',
        '\u00c3',
        '+',
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);

const encoded = fc.oneof({ weight: 6, arbitrary: text.map((plain) => encodeURIComponent(plain)) }, broken);

const parameterKeys = Object.values(parameterByKey).flatMap((one) =>
  one.kind === 'number' ? one.addressKeys : [one.addressKey],
);
const listKeys = ['q', 'query_lang', 'category', 'subcategory', 'region', 'with_neighbouring_regions', 'with_all_regions', 'sa', 'm', 'zipcode', 'radius', 'st', 'ps', 'pe', 'gratis', 'company_ad', 'organic', 'sp', 'o', 'n', 'view', ...parameterKeys]; // prettier-ignore

/** Values that lead further in than nonsense does. */
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

/** The longest that anybody sends: far beyond what is read. */
const megabyte = fc
  .constantFrom('a', 'a%20', '%ff', '-')
  .map((part) => part.repeat(Math.ceil(1_000_000 / part.length)));

/** Tokens: damaged, of no or another version, and whole ones that say nonsense. */
const token: fc.Arbitrary<string> = fc.oneof(
  encoded,
  fc.string({ unit: fc.constantFrom(...'ABCDEFabcdef0189-_'), maxLength: 1100 }),
  fc.tuple(fc.constantFrom(0, 1, 2, 255), fc.oneof(query(listKeys), text)).map(([version, said]) => {
    const told = Buffer.concat([Buffer.from([version]), Buffer.from(said)]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(told));
    return Buffer.concat([told, sum]).toString('base64url');
  }),
);

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  fc.constantFrom(null, [], {}, -1, 1e308, 0.1, true),
);
const deep = fc
  .constantFrom('[', '{"a":')
  .chain((opening) => fc.integer({ min: 10, max: 3000 }).map((depth) => opening.repeat(depth)));

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
const searchListings =
  'query ($filter: ListingFilter, $page: Int! = 1) { searchListings(filter: $filter, page: $page) { totalItemCount items { id } facets { ... on SelectFacet { key options { value count } } } } }';
const document = fc.oneof(
  { weight: 4, arbitrary: fc.constant(searchListings) },
  text.map((said) => `{ searchListings(filter: { query: ${JSON.stringify(said)} }) { totalItemCount } }`),
  fc.integer({ min: 1, max: 3000 }).map((depth) => '{categories'.repeat(depth)),
  fc.integer({ min: 1, max: 500 }).map((times) => `{ ${'searchListings { totalItemCount } '.repeat(times)} }`),
  text,
);

const get = (path: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> =>
  path.map((made) => ({ method: 'GET', path: made }));
const asked = (prefix: string, keys: readonly string[]) => get(query(keys).map((made) => `${prefix}?${made}`));

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
const page = fc
  .tuple(
    fc.constantFrom('/de/li', '/fr/li', '/de/immobilien', '/it/immobili', '/de/q', '/en/q'),
    fc.array(segment, { maxLength: 8 }),
    fc.option(query(listKeys)),
  )
  .map(([start, segments, keys]) => [start, ...segments].join('/') + (keys === null ? '' : `?${keys}`));

/** One of them, of every kind. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 5, arbitrary: asked('/api/v10/list.json', listKeys) },
  { weight: 3, arbitrary: get(search.map((made) => `/api/v11/search.json?search=${made}`)) },
  { weight: 2, arbitrary: get(token.map((made) => `/api/v11/search.json?token=${made}`)) },
  { weight: 1, arbitrary: asked('/api/v11/search.json', ['search', 'token', 'requestKey']) },
  { weight: 2, arbitrary: asked('/api/v10/localities.json', ['q', 'ids', 'limit']) },
  {
    weight: 1,
    arbitrary: get(query(['query', 'variables', 'operationName']).map((made) => `/api/v10/graphql?${made}`)),
  },
  {
    weight: 3,
    arbitrary: fc
      .oneof(
        {
          weight: 5,
          arbitrary: fc
            .tuple(
              document,
              fc.oneof(fc.record({ filter: listingFilter, page: anything }, { requiredKeys: [] }), anything),
            )
            .map(([said, variables]) => JSON.stringify({ query: said, variables })),
        },
        fc.json(),
        deep,
      )
      .map((body): HostileRequest => ({ method: 'POST', path: '/api/v10/graphql', body })),
  },
  { weight: 3, arbitrary: get(page) },
  { weight: 1, arbitrary: get(token.map((made) => `/de/q/suche/${made}`)) },
);

/** A megabyte, as an address and as a body. */
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
  megabyte.map((long): HostileRequest => ({
    method: 'POST',
    path: '/api/v10/graphql',
    body: JSON.stringify({ query: long }),
  })),
);
