// `npm run build`: the production build of one brand, `client` for browsers and `render` for the server. The files for
// browsers are compressed once, here. Icons and web app manifest are made from the brand's icon, and the service worker
// receives the hash of its build.
// With INSPECTOR=on the developers' inspector is built too, into a folder of its own.
// It is made in a separate folder and published when it is finished (`builds.mjs`). An interrupted build leaves
// nothing, and a running server continues with the files it started from.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { publishBuild } from '#server/pages/builds.mjs';
import type { SsrBundle } from '#server/pages/rendering/ssrBundle.ts';
import { type BuiltModules, lazilyLoadedFiles } from './build/lazilyLoaded.ts';
import { makeIcons } from './build/icons.ts';
import { type BuiltFiles, writeOfflinePages } from './build/offlinePages.ts';
import { precompress } from './build/precompress.ts';
import { brandOfEnvironment, dist, fingerprint } from './firstRun/bundles.mjs';
import { root } from './firstRun/clone.mjs';

const brand = brandOfEnvironment();
const making = join(dist, `.making-${brand}`);

// The fingerprint is computed before the build, so that a file edited during the build counts as not built.
const sources = fingerprint();

rmSync(making, { recursive: true, force: true });
await build({ root, build: { outDir: join(making, 'client') } });
await build({ root, mode: 'recorder', build: { outDir: join(making, 'client') } });
await build({ root, build: { outDir: join(making, 'render'), ssr: 'src/web/render.tsx' } });

const client = join(making, 'client');
const files = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as BuiltFiles & BuiltModules;
const named = {
  app: files['src/web/main.tsx'].file,
  sheet: files['style.css'].file,
  files: readdirSync(join(client, 'assets')).map((name) => `assets/${name}`),
  lazilyLoaded: lazilyLoadedFiles(files),
};
await build({ root, mode: 'worker', define: { __BUILD__: JSON.stringify(named) }, build: { outDir: client } });

const ssrBundle = (await import(pathToFileURL(join(making, 'render', 'render.js')).href)) as SsrBundle;
const manifest = ssrBundle.webAppManifest();
const sign = readFileSync(join(root, 'src', 'web', 'theme', 'brands', brand, 'sign.svg'));
await makeIcons(sign, manifest.background_color, join(client, 'root'));
writeFileSync(join(client, 'root', 'manifest.webmanifest'), JSON.stringify(manifest));
await writeOfflinePages(ssrBundle, files, join(client, 'root', 'offline'));
await precompress(join(client, 'assets'));

publishBuild(brand, { dist, made: making, sources });
process.stdout.write(`built ${brand}: a running server shows it after a restart\n`);
if (process.env['INSPECTOR'] === 'on') await import('./build/buildInspector.ts');
