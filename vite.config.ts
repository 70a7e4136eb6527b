/**
 * The bundles of a brand; the tests of src/web take its plugins too (tests/vitest.config.ts).
 *
 *   BRAND=allmend vite build                                 client: hashed files and .vite/manifest.json
 *   BRAND=allmend vite build --ssr src/web/render.tsx        render/render.js: the server's one door
 *   BRAND=allmend vite build --mode recorder                 beside the first: the recorder, and .vite/recorder.json
 *   BRAND=allmend vite build --mode worker                   beside the first: worker/service-worker.js
 *
 * `npm run build` makes all four and publishes them (`src/server/pages/builds.mjs`).
 *
 * `BRAND` is `allmend` (also when unset) or `murmel`. For development the server makes a Vite server of this same file
 * in middleware mode (`appType: 'custom'`) and takes the door by `ssrLoadModule('/src/web/render.tsx')`.
 */
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * The oldest browsers that the market supports. The build writes syntax that they understand; `npm run check` refuses
 * newer APIs (src/cli/browserFloor).
 */
const oldestBrowsers = ['chrome111', 'firefox115', 'safari16.4', 'ios16.4'];

const brands = ['allmend', 'murmel'];
const brand = process.env['BRAND'] ?? 'allmend';
if (!brands.includes(brand)) throw new Error(`BRAND is ${brand}; it must be one of ${brands.join(', ')}`);

const firstScreenLibraries =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@lingui|xstate|@xstate)\//;

/** What all pages have around them, what they are put together from, and the ads that they show. */
const shell =
  /src\/web\/((shell|ui)\/(?!Age|Chip|EmptyRoom|Modal|Pagination|Section|Segments|Select|categoryIcons|pagesAround|shownLinks)[^/]+$|search\/bar\/SearchBa|api\/(apiClient|appStatus|callFailed)|theme\/|tracking\/(?!campaign|useTracked)|App\.tsx|languages\/catalogue|(addresses|browser|flows|chunks|page|fragments|photos|router)\/(?!brandPath|mode|notFound|prefetchOnIntent)|listing\/(ListingCard(Bones)?|GalleryStrip)\.)|lucide-react\/dist\/esm\/icons\/(eye-off|layout-grid|arrow-right)/;

/** A property whose value is a text, with the comma that goes with it. */
const textProperty = (name: string) => new RegExp(`\\b${name}:\\s*(['"\`])(?:\\\\.|(?!\\1).)*\\1,?`, 'gs');

/** What a state of a chart promises to testers. */
const promise = /\bmeta:\s*\{\s*shows:\s*\[[^\]]*\],?\s*\},?/g;

/**
 * What a chart says of its states is for developers and testers, and so for their tools; what a word is in English stands
 * in the catalogues too. The browser's bundle, whose first screen has its limit, goes without.
 */
const wordless = (name: string, id: RegExp, ...properties: RegExp[]): Plugin => ({
  name,
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id },
    handler: (code) => ({
      code: properties.reduce((left, property) => left.replaceAll(property, ''), code),
      map: null,
    }),
  },
});

/**
 * React Router does not mark its contexts and views as free of side effects, so those that nothing here uses (forms, data,
 * frameworks' scripts) would come along; and a link asks for pages beforehand where React Router is the framework, which it
 * is not here. All that would be 8 kB, and two effects and a reference of each link, of which a page has a hundred.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.(displayName = "\w+"|contextType = \w+);$/gm, '')
        .replace(/React\d*\.createElement\(PrefetchPageLinks, \{[^}]*\}\)/, 'null')
        .replace(/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = [^;]*;/, 'const shouldPrefetch = false;')
        .replace('...prefetchHandlers,', '')
        .replace('mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'),
      map: null,
    }),
  },
};

/**
 * What libraries tell developers who misuse them is told in development and in tests; the browser's bundle goes without
 * these texts, and without React's question to its developer tools whether it was built well.
 */
const forDevelopers: readonly RegExp[] = [
  /\binvariant\(\s*!?useInRouterContext\(\),[^`]*`[^`]*`\s*\);/g,
  /\bwarning\(\s*false,\s*`<Link[^`]*`\s*\);/g,
  /\bwarning\(\s*locationContext != null,[^`]*`[^`]*`\s*\);/g,
  /(?<=^var navigateEffectWarning = )`[^`]*`(?=;$)/gm,
  /\bif \(render && component\) \{.*?(?=if \(typeof render === "function"\))/gs,
  /(?<=\{\s*)console\.error\(\s*`[^`]*(?:not declared in|a void element)[^`]*`\s*\);/g,
  /^ *checkDCE\(\);$/gm,
];

const toldInDevelopment: Plugin = {
  name: 'told-in-development',
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/(?:react-router\/dist\/.*\.mjs|@lingui\/react\/dist\/.*\.mjs|react-dom\/(?:index|client)\.js)$/ },
    handler: (code) => ({
      code: forDevelopers.reduce(
        (left, told) => left.replace(told, (text) => (text.startsWith('`') ? '""' : '')),
        code,
      ),
      map: null,
    }),
  },
};

/**
 * Which choices a parameter has the browser learns from the server, which refuses all others; their lists, with all makes of
 * cars, would be 2 kB of every page.
 */
const unlistedChoices: Plugin = {
  name: 'unlisted-choices',
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/machines\/market\/\w+Parameters\.ts$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/\bchoice\(("\w+"|'\w+'),\s*\[[^\]]*\]/g, 'choice($1, []')
        // An import of what is not used any more would still bring it.
        .replace(/^import \{ carBrands \}.*$/m, ''),
      map: null,
    }),
  },
};

/**
 * Numbers, dates and times are written by `src/market/`, one text in Node and in every browser. Lingui makes
 * `Intl.NumberFormat` for every plural, should there be a `#` in it, which takes a browser as long as a third of a page; and
 * it brings formats of dates and times.
 */
const lazyFormats: Plugin = {
  name: 'lazy-formats',
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/@lingui\/core\/dist\/index\.mjs$/ },
    handler(code) {
      const [before, after, ...others] = code.split('const replaceOctothorpe = (value, message) => {');
      if (after === undefined || others.length > 0) this.error('Lingui replaces # elsewhere by now');
      const lazy = `${before}const replaceOctothorpe = (value, message) => {
        if (!message.includes(OCTOTHORPE_PH)) return message;${after}`;
      return {
        code: lazy
          .replaceAll(/^ *(?:date|time): \(value, format\) => .*$/gm, '')
          .replace(/return date\(this\._locales[^;]*;/, ''),
        map: null,
      };
    },
  },
};

/** Lucide's own way to draw its icons, as small as what is asked of it here (`src/web/ui/lucideIcon.ts`). */
const slimIcons: Plugin = {
  name: 'slim-icons',
  apply: 'build',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => `export { lucideIcon as default } from '${import.meta.dirname}/src/web/ui/lucideIcon.ts';`,
  },
};

/**
 * The script of pages that are recorded (RECORDING=on) shares no file with the app: it has run before the app's first one
 * comes, and pages that are not recorded are made of the same files as if there were none.
 */
const recorder = { input: 'src/inspector/recorder/start.ts', output: { entryFileNames: 'assets/recorder-[hash].js' } };

/** The service worker is one file, whose name stays: `npm run build` says in it which build it is. */
const worker = {
  input: 'src/worker/serviceWorker.ts',
  output: { entryFileNames: 'worker/service-worker.js', format: 'iife' as const },
};

/** What is built beside the app, by Vite's mode. */
const apart: Readonly<Record<string, Rolldown.RolldownOptions>> = { recorder, worker };

const app: Rolldown.RolldownOptions = {
  input: ['src/web/start.ts', 'src/web/main.tsx'],
  // To read a property does nothing.
  treeshake: { propertyReadSideEffects: false },
  // Names of classes and the like stand where they are used; most are used once.
  optimization: { inlineConst: { mode: 'all' } },
  output: {
    // A hash cannot be compressed, and the document and the shell name some hundred files: seven of its letters tell these
    // apart as well as Vite's eight, and are that much less on every page.
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    // What every page needs comes in two files; the one that no change of ours touches stays in browsers' caches.
    // What several pages need comes in a few more: on a slow line each file costs more than its bytes. Each takes
    // along what its modules need, unless a file above has it.
    codeSplitting: {
      groups: [
        { name: 'library', test: firstScreenLibraries },
        // A folder within shell/ or ui/ is something for later: it comes when it is first needed.
        { name: 'shell', test: shell },
        // Ads without a picture ask for them, and what comes after pages that show categories.
        { name: 'categoryIcons', test: /\/ui\/categoryIcons/ },
        { name: 'gallery', test: /\/(gallery\w+|useSwipe)\.ts$/ },
        // The list, and what comes after it.
        { name: 'list', test: /\/search\/ListPage\.tsx$/ },
        // An ad has a modal for its pictures, and the shell, later, one to log in by.
        { name: 'modal', test: /\/ui\/Modal\.tsx$/ },
        // The home and the landing pages.
        {
          name: 'ways',
          test: /\/(api\/fetching|ui\/Section|fetchMachine|adCard|EmptyRoom|market\/prices)\.tsx?$/,
        },
        { name: 'home', test: /\/home\/HomePage\.tsx$/ },
        // Ads of cars lead to the page of their make.
        { name: 'makes', test: /\/brandPath\.ts$/ },
        {
          name: 'landing',
          test: /\/(landing\/(LandingHeader|NewestAds|answerTo|brandPage|landingCounts|landingStructure)|search\/earlyChoices|ui\/(Segments|Select))\.tsx?$/,
        },
        // For who came by an advertisement.
        { name: 'campaign', test: /\/(campaignKeys|tracking\/campaign)\.tsx?$/ },
        { name: 'realEstate', test: /\/RealEstatePage\.tsx$/ },
        { name: 'brand', test: /\/BrandPage\.tsx$/ },
        { name: 'category', test: /\/CategoryPage\.tsx$/ },
        // An ad shows its seller, and the shell, later, who is logged in.
        { name: 'portrait', test: /\/account\/(Portrait|initials)(\.css)?\.tsx?(\?.*)?$/ },
        // Who is logged in, and what is told above a page: part of what comes after every page.
        {
          name: 'session',
          test: /\/((notifications|app\/userMenu)\/.*|account\/(session\w*|stateCookie|profile\w*|delays|trackEntry)|keptView)\.tsx?$/,
          minShareCount: 2,
        },
        // What the device keeps: what waits to be sent, and drafts. Part of what comes after every page, too.
        { name: 'session', test: /\/node_modules\/idb\// },
        // The forms of accounts, which come after their pages.
        { name: 'account', test: /\/(account|forms)\//, minShareCount: 2 },
        // The field for places is in the search bar and among the filters.
        { name: 'places', test: /\/(search|localities)\//, minShareCount: 2 },
        // An ad is seen before it is one, too, and signs of several pages are no part of any.
        { name: 'listing', test: /\/listing\//, minShareCount: 2 },
        { name: 'signs', test: /\/lucide-react\//, minShareCount: 2 },
        { name: 'pages', test: /\/(src|machines|lucide-react)\//, minShareCount: 2 },
      ],
    },
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    wordless('wordless-charts', /\/machines\/.*Machine\.ts$/, textProperty('description'), promise),
    wordless('words-by-id', /\/src\/words\/\w+\.ts$/, textProperty('message')),
    unusedRouterParts,
    toldInDevelopment,
    slimIcons,
    unlistedChoices,
    lazyFormats,
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
  ],
  // What it stands in for has been in React itself since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  define: { __BRAND__: JSON.stringify(brand) },
  // What `slimIcons` changes has to be in the bundle.
  ...(isSsrBuild && { ssr: { noExternal: ['lucide-react'] } }),
  // There is no public folder: whatever is served has a hash in its name.
  publicDir: false,
  build: {
    // For scripts and styles of the app, the recorder and the worker; the SSR bundle runs in the Node that comes with it.
    ...(!isSsrBuild && { target: oldestBrowsers, cssTarget: oldestBrowsers }),
    outDir: `dist/${brand}/${isSsrBuild ? 'render' : 'client'}`,
    emptyOutDir: mode !== 'recorder' && mode !== 'worker',
    manifest: mode === 'recorder' ? '.vite/recorder.json' : !isSsrBuild && mode !== 'worker',
    // A data: address would have to be allowed by the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The document links the modules a page needs; Vite's own polyfill would be an inline script.
    modulePreload: { polyfill: false },
    // One sheet for all pages: it is small, and the order of its rules does not depend on where one has been.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild ? { input: 'src/web/render.tsx' } : (apart[mode] ?? app),
  },
}));
