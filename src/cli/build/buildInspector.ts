// The build of the developers' inspector for all brands: `dist/inspector`. A start with INSPECTOR=on runs this if it is
// missing or stale. No other build contains any of it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inspectorFolder, publishBuild } from '#server/pages/builds.mjs';
import { dist, inspectorFingerprint } from '../firstRun/bundles.mjs';
import { root } from '../firstRun/clone.mjs';

const making = join(dist, `.making-${inspectorFolder}`);
// Computed first: a file that is edited during the build counts as not built.
const sources = inspectorFingerprint();

rmSync(making, { recursive: true, force: true });
await build({ root, mode: 'inspector', build: { outDir: making } });
publishBuild(inspectorFolder, { dist, made: making, sources });
process.stdout.write('built the inspector\n');
