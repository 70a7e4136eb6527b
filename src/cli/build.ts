// `npm run build`: the production build of one brand, dist/<brand>/client for browsers and dist/<brand>/render for
// the server. It is made beside the old one and then put in its place, so a server that is just starting, or a build
// that is broken off, never leaves half of each.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { brandOfEnvironment, fingerprint, markBuilt } from './firstRun/bundles.mjs';
import { root } from './firstRun/clone.mjs';

const brand = brandOfEnvironment();
const place = join(root, 'dist', brand);
const making = join(root, 'dist', `.making-${brand}`);
const replaced = join(root, 'dist', `.replaced-${brand}`);

// Taken first: what is edited during the build counts as not built.
const built = fingerprint();

rmSync(making, { recursive: true, force: true });
await build({ root, build: { outDir: join(making, 'client') } });
await build({ root, build: { outDir: join(making, 'render'), ssr: 'src/web/render.tsx' } });

rmSync(replaced, { recursive: true, force: true });
mkdirSync(place, { recursive: true });
renameSync(place, replaced);
renameSync(making, place);
markBuilt(brand, built);
rmSync(replaced, { recursive: true, force: true });
