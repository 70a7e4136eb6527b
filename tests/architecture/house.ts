/**
 * The architecture as the design draws it: its rooms (places where code runs), their allowed imports, and the folder
 * names in them. A new feature adds its name to `features`; a new package of a room is a line here, to be seen in
 * review.
 */

/** A place where code runs. Files next to the rooms of `src/`, such as `src/routes.ts`, are rooms of one file. */
export interface Room {
  /** The path of the room's folder or file, relative to the root of the repository. */
  readonly path: string;
  /**
   * The alias by which other rooms import it (package.json `imports`); a room without an alias is imported by its path.
   */
  readonly alias?: string;
  /** The paths of the rooms that this room may import, in addition to itself. */
  readonly rooms: readonly string[];
  /** The packages that this room may import, by name or by a prefix that ends in `/` or `:`. */
  readonly packages: readonly string[] | 'any';
  /** Packages, and parts of other rooms, from which this room may import only types. */
  readonly typesOf?: readonly string[];
}

/** All rooms. */
export const rooms: readonly Room[] = [
  { path: 'machines', alias: '#machines', rooms: [], packages: ['xstate', 'zod/mini'] },
  // The resolver types refer to the server's types for the objects behind them.
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
      // `lru-cache` is in no browser script: it is the server's cache of rendered pages.
      'lru-cache',
      // Not in the first script: Apollo Client requests data from GraphQL, and takes its documents as data.
      '@apollo/client',
      'graphql',
      // `idb` is not in the first script either: it stores the journals of drafts on the device.
      'idb',
      '@oddbird/popover-polyfill',
      'image-dimensions',
    ],
    // The `node:` types are for the stream that the server pipes into its response.
    typesOf: ['node:', 'lucide-react'],
  },
  {
    // The service worker, which runs in the browser without a page.
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
    // The inspector depends on machines and their declarations, and on no feature by name.
    path: 'src/inspector',
    alias: '#inspector',
    rooms: ['machines'],
    packages: [
      'xstate',
      '@xstate/graph',
      'zod/mini',
      'elkjs/',
      // The views of its app.
      'react',
      'react-dom/',
      '@xstate/react',
      '@tanstack/react-virtual',
      '@vanilla-extract/',
      'lucide-react/icons/',
      '@fontsource-variable/',
    ],
    typesOf: ['lucide-react'],
  },
  {
    path: 'src/cli',
    alias: '#cli',
    rooms: ['machines', 'src/routes.ts', 'src/words', 'src/market', 'src/server', 'src/inspector'],
    packages: [
      'node:',
      'vite',
      // `npm run inspect` compiles the inspector's views.
      '@vanilla-extract/vite-plugin',
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
      // `xstate` is needed to recognise the machines among the exports of a file.
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
  'content',
  'conversation',
  'draft',
  'email',
  'favourites',
  'forms',
  'home',
  'insertion',
  'inspection',
  'outbox',
  'ownListings',
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

/** The rooms with one folder per feature. */
export const featureRooms = ['machines', 'src/words', 'src/market', 'src/web', 'src/server'] as const;

/** Cases and examples for walking machines. Pages and the server do not import them, so no bundle contains them. */
export const forTesters = /^machines\/(?!paths\/).*(Cases|Examples)\.ts$/;

/** The rooms that may import such cases and examples, in addition to those files themselves. */
export const testersRooms = ['src/cli', 'tests'] as const;

/** Folders of the first level that are no feature, by room. A room with an order lists them there. */
export const places: Readonly<Record<string, readonly string[]>> = {
  machines: ['inspector', 'journal', 'market', 'paths', 'shell', 'statecharts', 'ui'],
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
    'thingSynonyms',
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
  'src/inspector': ['app', 'drawing', 'host', 'log', 'page', 'paths', 'recorder', 'standalone'],
  'src/cli': ['browserFloor', 'build', 'check', 'firstRun', 'graphql', 'import', 'inspect', 'paths'],
  // The first-level folders of `tests/`: the paths of the rooms that they mirror, and the kinds of tests that mirror no
  // room.
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
 * The folders of a room, and the files next to them, from the lowest to the highest. Each may import, as values, types
 * or lazily, only from those below it. A room that has an order has no import cycles.
 */
export const order: Readonly<Record<string, readonly string[]>> = {
  'src/server': [
    // The base of the server, on which every feature depends.
    'configAddresses.ts',
    'configOperator.ts',
    'config.ts',
    'acceptedLosses.ts',
    'store',
    'http',
    'openapi',
    'localities',
    'pictures',
    'streaming',
    // The registrations of a feature with the server.
    'marketFeature.ts',
    // The features of the server.
    'account',
    'listing',
    'suggestions',
    'search',
    'favourites',
    'messaging',
    'draft',
    'insertion',
    'ownListings',
    'mail',
    'landing',
    'content',
    'inspection',
    'demo',
    'import',
    // The list of all features, with their parts in journals, live events, erasure and export.
    'features.ts',
    'marketPlace.ts',
    'market.ts',
    'marketHub.ts',
    'personalData.ts',
    'work',
    'graphql',
    'pages',
    'app.ts',
    'main.ts',
  ],
  'src/web': [
    // The base of the web application, on which every feature depends.
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
    // The features of the web application.
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
    'ownListings',
    'landing',
    'home',
    'content',
    // The pages, and the views and services of other features that the shell and the features receive from them.
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

/** Scripts that are run by hand now and then and write a data file next to themselves: they may import anything. */
export const generators = /\.generate\.mjs$/;

/** The output of the generators and of `npm run graphql`: it may have any length. */
export const generated = /(?:^|\/)generated\/|^src\/market\/places\/localityRows\.ts$/;

/** The allowed entries at the top of a clone, together with those of .gitignore. */
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

/** The folders and files that `src/` itself may contain. */
export const sourceRooms = ['cli', 'demo', 'inspector', 'market', 'routes.ts', 'server', 'web', 'words', 'worker'];

/** Forbidden folder names, which say nothing about the contents. */
export const drawers = ['hooks', 'utils', 'helpers'];

/** The maximum number of lines of a file, so that it can be read in one sitting. */
export const longestFile = 400;

/** The most lines of a chart. A longer one is split into its setup and child states. */
export const longestChart = 250;

/** The maximum number of files directly in a folder. */
export const mostFiles = 20;

/** The rooms to which the limit of files in a folder applies. */
export const uncrowded = ['machines', 'graphql', 'src', 'tests'];

/** Folders of data that only grow, with many files of one kind. A README in or above each explains why. */
export const catalogues = [
  'src/demo/ads',
  'src/demo/pictures',
  'src/server/demo/listings',
  'src/server/store/migrations/postgres',
  'src/server/store/migrations/sqlite',
];
