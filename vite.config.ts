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
import { parse } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

/**
 * The oldest browsers that the market supports. The build writes syntax that they understand; `npm run check` refuses
 * newer APIs (src/cli/browserFloor).
 */
const oldestBrowsers = ['chrome111', 'firefox115', 'safari16.4', 'ios16.4'];

const brands = ['allmend', 'murmel'];
const brand = process.env['BRAND'] ?? 'allmend';
if (!brands.includes(brand)) throw new Error(`BRAND is ${brand}; it must be one of ${brands.join(', ')}`);

/** The libraries of every page. Their file changes only when a library does, so browsers keep it. */
const library =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|use-sync-external-store|@lingui|xstate|@xstate)\//;

/** What the entry imports, without the entry's own modules. */
const shell = /^(?!.*\/src\/web\/(main|start)\.tsx?$)/;

/** The pages that import a module at once, by the names of their files. */
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
    // On a slow line each file costs more than its bytes, so a page is a few files, which follow from its imports: what
    // all pages have, what several have, its own, and what later parts share. Rolldown's merge
    // of small files by entry (`entriesAware`) made files that import each other and failed as they were loaded.
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

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), vanillaExtractPlugin()],
  define: { __BRAND__: JSON.stringify(brand) },
  // Each icon is a file of its own: a bundle opens faster.
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
