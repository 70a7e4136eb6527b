/**
 * The house as the design draws it: its rooms, what each may import, and the words that name folders in them.
 * A new feature adds its word to `features`; a new package of a room is a line here, seen in review.
 */

/** A place where code runs. Files beside `src/` rooms, such as `src/routes.ts`, are rooms of one file. */
export interface Room {
  /** The folder or file. */
  readonly path: string;
  /** How other rooms import it (package.json `imports`); without one, by its place. */
  readonly alias?: string;
  /** The rooms that it may import besides itself. */
  readonly rooms: readonly string[];
  /** The packages that it may import, by name or by a prefix that ends in `/` or `:`. */
  readonly packages: readonly string[] | 'any';
  /** Packages, and parts of other rooms, whose types it may import, and nothing that runs. */
  readonly typesOf?: readonly string[];
}

/** All there are. */
export const rooms: readonly Room[] = [
  { path: 'machines', alias: '#machines', rooms: [], packages: ['xstate', 'zod/mini'] },
  // The types of the resolvers name what the server resolves from.
  { path: 'graphql', alias: '#graphql', rooms: [], packages: [], typesOf: ['graphql', '#server/graphql/'] },
  { path: 'package.json', rooms: [], packages: [] },
  { path: 'locales', alias: '#locales', rooms: [], packages: [] },
  { path: 'src/routes.ts', alias: '#routes', rooms: ['machines'], packages: [] },
  { path: 'src/words', alias: '#words', rooms: ['machines'], packages: [], typesOf: ['@lingui/core'] },
  { path: 'src/market', alias: '#market', rooms: ['machines'], packages: ['@orama/stemmers/'] },
  {
    path: 'src/web',
    alias: '#web',
    rooms: ['machines', 'locales', 'src/routes.ts', 'src/words', 'src/market', 'package.json'],
    packages: [
      'react',
      'react-dom/',
      'react-router-dom',
      'xstate',
      '@xstate/react',
      'zod/mini',
      '@lingui/',
      'lucide-react/icons/',
      '@vanilla-extract/',
      '@fontsource-variable/',
      // In no script: what the server keeps of the pages that it has rendered.
      'lru-cache',
      // Not in the first script: what comes of GraphQL is asked for by Apollo Client, which takes its documents as data.
      '@apollo/client',
      'graphql',
      // Neither is it: journals of drafts, on the device.
      'idb',
      '@oddbird/popover-polyfill',
      'image-dimensions',
    ],
    // `node:` is the stream that the server pipes into its answer.
    typesOf: ['node:', 'lucide-react'],
  },
  {
    // The service worker: the browser's edge where no page is.
    path: 'src/worker',
    rooms: ['machines', 'src/routes.ts'],
    packages: [],
  },
  {
    path: 'src/server',
    alias: '#server',
    rooms: ['machines', 'graphql', 'src/routes.ts', 'src/words', 'src/market'],
    packages: [
      'node:',
      'fastify',
      '@fastify/',
      'pino',
      'prom-client',
      'kysely',
      'pg',
      'csv-parse',
      'xstate',
      'zod/mini',
      '@lingui/core',
      'vite',
      'sharp',
      'lru-cache',
      'ipaddr.js',
      'nodemailer',
      'aws4fetch',
      '@zxcvbn-ts/language-common',
      'graphql',
      'graphql-yoga',
      'libphonenumber-js/',
      '@graphql-yoga/',
    ],
  },
  {
    // Knows machines and what they declare, and no feature by name.
    path: 'src/inspector',
    alias: '#inspector',
    rooms: ['machines'],
    packages: ['xstate', '@xstate/graph', 'zod/mini'],
  },
  {
    path: 'src/cli',
    alias: '#cli',
    rooms: ['machines', 'src/routes.ts', 'src/words', 'src/market', 'src/server', 'src/inspector'],
    packages: [
      'node:',
      'vite',
      'vitest/',
      'fastify',
      'pino',
      'pg',
      'sharp',
      '@gfx/zopfli',
      '@lingui/',
      'graphql',
      '@graphql-codegen/',
      '@mdn/browser-compat-data',
      'oxc-parser',
      // What is a machine, of what a file exports.
      'xstate',
    ],
  },
  {
    path: 'tests',
    alias: '#tests',
    rooms: [
      'machines',
      'graphql',
      'locales',
      'src/routes.ts',
      'src/words',
      'src/market',
      'src/web',
      'src/server',
      'src/inspector',
      'src/cli',
      'src/worker',
    ],
    packages: 'any',
  },
];

/** The words of the market's features: the same in machines, web, server and tests, and the prefix of their facts. */
export const features = [
  'account',
  'conversation',
  'draft',
  'email',
  'favourites',
  'forms',
  'home',
  'insertion',
  'outbox',
  'ownAds',
  'landing',
  'listing',
  'messaging',
  'network',
  'notifications',
  'offline',
  'search',
  'sharedFavourites',
  'streaming',
  'suggestions',
  'tracking',
  'visits',
] as const;

/** The rooms that have a folder a feature. */
export const featureRooms = ['machines', 'src/words', 'src/market', 'src/web', 'src/server'] as const;

/** What machines are walked with, and examples for that: pages and server do without, so that no bundle carries them. */
export const forTesters = /^machines\/(?!paths\/).*(Cases|Examples)\.ts$/;

/** The rooms that may import it, besides itself. */
export const testersRooms = ['src/cli', 'tests'] as const;

/** Folders of the first level that are no feature, room by room. A room with an order has them there. */
export const places: Readonly<Record<string, readonly string[]>> = {
  machines: ['journal', 'market', 'paths', 'shell', 'statecharts', 'ui'],
  graphql: ['account', 'generated', 'messaging'],
  locales: ['de', 'fr', 'fr-murmel', 'it', 'en'],
  'src/words': ['choices', 'mails', 'refusals'],
  'src/market': [
    'addresses',
    'cantons',
    'categorySynonyms',
    'dates',
    'places',
    'queryUnderstanding',
    'text',
    'titleWords',
  ],
  'src/web': [
    'theme',
    'browser',
    'flows',
    'chunks',
    'languages',
    'addresses',
    'page',
    'fragments',
    'photos',
    'api',
    'ui',
    'shell',
    'router',
    'app',
    'document',
  ],
  'src/inspector': ['paths', 'recorder'],
  'src/cli': ['browserFloor', 'build', 'check', 'firstRun', 'graphql', 'import', 'paths'],
  // The paths of the rooms, and the kinds of test that mirror none.
  tests: [
    'machines',
    'words',
    'market',
    'web',
    'server',
    'inspector',
    'cli',
    'worker',
    'architecture',
    'bench',
    'contract',
    'drivers',
    'journals',
    'journeys',
    'recordings',
    'run',
  ],
};

/**
 * The folders of a room, and the files next to them, from the lowest to the highest. Imports go down this order: those of
 * values, of types and lazy ones. A room that has an order has no import cycles.
 */
export const order: Readonly<Record<string, readonly string[]>> = {
  'src/server': [
    // The base of every feature.
    'configAddresses.ts',
    'config.ts',
    'acceptedLosses.ts',
    'store',
    'http',
    'openapi',
    'content',
    'localities',
    'pictures',
    'streaming',
    // What a feature registers.
    'marketFeature.ts',
    // The features.
    'account',
    'listing',
    'suggestions',
    'search',
    'favourites',
    'messaging',
    'draft',
    'insertion',
    'ownAds',
    'mail',
    'landing',
    'demo',
    'import',
    // All features, and what they take part in: journals, live events, erasure and export.
    'features.ts',
    'marketPlace.ts',
    'market.ts',
    'marketHub.ts',
    'persons.ts',
    'work',
    'graphql',
    'pages',
    'app.ts',
    'main.ts',
  ],
  'src/web': [
    // The base of every feature.
    'theme',
    'browser',
    'flows',
    'chunks',
    'languages',
    'addresses',
    'page',
    'fragments',
    'photos',
    'api',
    'ui',
    'shell',
    'tracking',
    'notifications',
    'forms',
    // The features.
    'account',
    'streaming',
    'offline',
    'outbox',
    'suggestions',
    'visits',
    'listing',
    'search',
    'favourites',
    'messaging',
    'draft',
    'insertion',
    'ownAds',
    'landing',
    'home',
    // The pages, and what passes the shell and the features the views and services that they need of each other.
    'router',
    'app',
    'document',
    // The entries: what surrounds every view, the two scripts of a document and the SSR bundle.
    'App.tsx',
    'main.tsx',
    'start.ts',
    'render.tsx',
  ],
};

/** Scripts that are run by hand, once in a while, and write a file of data beside themselves: they may import anything. */
export const generators = /\.generate\.mjs$/;

/** What they, and `npm run graphql`, wrote: as long as it is. */
export const generated = /(?:^|\/)generated\/|^src\/market\/places\/localityRows\.ts$/;

/** What may lie at the top of a clone; what .gitignore names may too. */
export const topLevel = [
  'machines',
  'graphql',
  'locales',
  'src',
  'tests',
  '.ci',
  'README.md',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'lingui.config.ts',
  '.gitignore',
  '.npmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
];

/** What may lie in `src/` itself. */
export const sourceRooms = ['cli', 'demo', 'inspector', 'market', 'routes.ts', 'server', 'web', 'words', 'worker'];

/** Drawers: folders whose name says nothing of what is in them. */
export const drawers = ['hooks', 'utils', 'helpers'];

/** A file beyond this is no longer read in one sitting. */
export const longestFile = 400;

/** A folder with more files than this is no longer taken in at once: it has folders of its own. */
export const mostFiles = 20;

/** The rooms of which no folder has more. */
export const uncrowded = ['machines', 'graphql', 'src', 'tests'];

/** Folders of data that only grow, with many files of one kind. A README next to or above each says why. */
export const catalogues = [
  'src/demo/ads',
  'src/demo/pictures',
  'src/server/demo/ads',
  'src/server/store/migrations/postgres',
  'src/server/store/migrations/sqlite',
];
