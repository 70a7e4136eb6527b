/**
 * The bundles of a brand; the tests of src/web use its plugins too (tests/vitest.config.ts).
 *
 * The client, with hashed files and `.vite/manifest.json`: `BRAND=allmend vite build`
 *
 * The SSR bundle, `render/render.js`: `BRAND=allmend vite build --ssr src/web/render.tsx`
 *
 * The recorder, in the client's folder, and `.vite/recorder.json`: `BRAND=allmend vite build --mode recorder`
 *
 * The inspector for developers (INSPECTOR=on), in a folder of its own: `vite build --mode inspector`
 *
 * The worker, `worker/service-worker.js` in the client's folder: `BRAND=allmend vite build --mode worker`
 *
 * `npm run build` builds all, the inspector only with INSPECTOR=on, and publishes them (`src/server/pages/builds.mjs`).
 *
 * `BRAND` is `allmend` (also when unset) or `murmel`. For development the server creates a Vite server from this file
 * in middleware mode (`appType: 'custom'`) and loads the SSR bundle by `ssrLoadModule('/src/web/render.tsx')`.
 */
import { parse } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * The oldest browsers that the market supports. The build writes syntax that they support; `npm run check` rejects
 * newer APIs (src/cli/browserFloor).
 */
const oldestBrowsers = ['chrome111', 'firefox115', 'safari16.4', 'ios16.4'];

const brands = ['allmend', 'murmel'];
const brand = process.env['BRAND'] ?? 'allmend';
if (!brands.includes(brand)) throw new Error(`BRAND is ${brand}; it must be one of ${brands.join(', ')}`);

/** The libraries of every page. Their file changes only with a library, so browsers can cache it longer. */
const library =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|use-sync-external-store|@lingui|xstate|@xstate)\//;

/** Matches the modules that the entry imports, without the entry's own modules. */
const shell = /^(?!.*\/src\/web\/(main|start)\.tsx?$)/;

/** The pages that import a module statically, by the names of their files. */
function pagesWith(module: string, context: Rolldown.ChunkingContext): readonly string[] {
  const pages: string[] = [];
  const reached = new Set([module]);
  for (const id of reached) {
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
    if (dynamicImporters.some((importer) => /[/.]page\.ts$/.test(importer))) pages.push(parse(id).name);
    for (const importer of importers) reached.add(importer);
  }
  return pages;
}

/**
 * The recorder's script (RECORDING=on) shares no file with the app. It runs before the app's first file, and pages
 * without a recorder consist of the same files as if it did not exist.
 */
const recorder = { input: 'src/inspector/recorder/start.ts', output: { entryFileNames: 'assets/recorder-[hash].js' } };

/**
 * The inspector belongs to no brand and shares no file with the app, so the app's files are the same without it. The
 * start script runs in the page, before the app's first file. The panel is a document of its own.
 */
const inspector = {
  input: ['src/inspector/page/start.ts', 'src/inspector/page/panel.ts'],
  output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
};

/** The service worker is one file with a stable name; `npm run build` writes the build's id into it. */
const worker = {
  input: 'src/worker/serviceWorker.ts',
  output: { entryFileNames: 'worker/service-worker.js', format: 'iife' as const },
};

/** The builds in addition to the app, by Vite's mode: recorder, inspector and worker. */
const apart: Readonly<Record<string, Rolldown.RolldownOptions>> = { recorder, inspector, worker };

const app: Rolldown.RolldownOptions = {
  input: ['src/web/start.ts', 'src/web/main.tsx'],
  // Reading a property has no side effects, so unused reads can be removed.
  treeshake: { propertyReadSideEffects: false },
  // Inlines constants such as class names; most are used once.
  optimization: { inlineConst: { mode: 'all' } },
  output: {
    // Hashes do not compress, and the document and the shell contain some hundred file names. Seven characters are as
    // collision-free here as Vite's eight, and save bytes on every page.
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    // On a slow connection each file costs more than its bytes, so a page’s modules are combined in few files. There
    // are files for the modules of all pages, of several pages, of one page, and of its lazily loaded parts. Rolldown’s
    // merge of small files by entry (`entriesAware`) created circular imports that failed at load time.
    codeSplitting: {
      groups: [
        { name: 'library', test: library },
        { name: 'shell', test: shell, tags: ['$initial'] },
        { name: (module, context) => (pagesWith(module, context).length > 1 ? 'pages' : null), debugName: 'pages' },
        { name: (module, context) => pagesWith(module, context)[0] ?? null, debugName: 'page' },
        { name: 'parts', minShareCount: 2 },
      ],
    },
  },
};

/**
 * Keeps words with a hyphen in one line: «E-Mail», and a French verb with its pronoun («vas-tu»). A word joiner after
 * the hyphen forbids the break. Mails are sent as written.
 */
const joinedWords: Plugin = {
  name: 'joined-words',
  transform: {
    filter: { id: /\/(?!mails)\w+\.po$/ },
    handler(code, id) {
      const joined = code.replaceAll(/\be-(?=mail)/gi, '$&\u2060');
      if (!/\/fr(-\w+)?\/\w+\.po$/.test(id)) return joined;
      return joined.replaceAll(
        /(?<=\p{L})-(?=(?:je|tu|ils?|elles?|on|ce|nous|vous|moi|toi|les?|la|lui|leur)\b)/gu,
        '$&\u2060',
      );
    },
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    lingui(),
    joinedWords,
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
  ],
  define: { __BRAND__: JSON.stringify(brand) },
  // Each icon is a separate file in its package; the SSR bundle includes them, because one file opens faster.
  ...(isSsrBuild && { ssr: { noExternal: ['lucide-react'] } }),
  // The inspector's files are below its own address, which answers only those who may see them.
  ...(mode === 'inspector' && { base: '/inspector/' }),
  // There is no public folder: every served file has a hash in its name.
  publicDir: false,
  build: {
    // For scripts and styles of the app, the recorder and the worker; the SSR bundle runs in the Node that comes with
    // it.
    ...(!isSsrBuild && { target: oldestBrowsers, cssTarget: oldestBrowsers }),
    outDir: `dist/${brand}/${isSsrBuild ? 'render' : 'client'}`,
    emptyOutDir: mode !== 'recorder' && mode !== 'worker',
    manifest: mode === 'recorder' ? '.vite/recorder.json' : !isSsrBuild && mode !== 'worker',
    // No files are inlined: the Content-Security-Policy would have to allow `data:` URLs.
    assetsInlineLimit: 0,
    // The document preloads the modules of a page; Vite's own polyfill would be an inline script.
    modulePreload: { polyfill: false },
    // One style sheet for all pages: it is small, and the order of its rules does not depend on earlier navigation.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild ? { input: 'src/web/render.tsx' } : (apart[mode] ?? app),
  },
}));
