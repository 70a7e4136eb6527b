// The production build of the pages, one for each brand. It is repeated when its sources have changed.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { presentBuild } from '#server/pages/builds.mjs';
import { root } from './clone.mjs';
import { node24 } from './dependencies.mjs';
import { nodeOptions } from './nodeOptions.mjs';
import { step } from './progress.mjs';
import { StepFailure, runQuietly } from './subprocess.mjs';

/** The folder of all builds. */
export const dist = join(root, 'dist');

const BRANDS = ['allmend', 'murmel'];
const SOURCES = [
  'src/cli/build.ts',
  'src/cli/build',
  'machines',
  'locales',
  'src',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Rooms that run from their sources and never enter a bundle. */
const NOT_BUNDLED = new Set([
  join('src', 'server'),
  join('src', 'cli'),
  join('src', 'inspector', 'paths'),
  join('machines', 'paths'),
]);
/** Testers' cases, next to the machines. */
const CASES = /Cases\.ts$/;

/** @param {string} brand */
export function bundles(brand) {
  return {
    isMet: () => presentBuild(brand, dist)?.sources === fingerprint(),
    meet: () =>
      step({ doing: `building the pages of ${brand}`, done: `built the pages of ${brand}` }, () =>
        runQuietly(node24(), [...nodeOptions, join(root, 'src', 'cli', 'build.ts')], { env: { BRAND: brand } }),
      ),
  };
}

/** The brand to build and serve: the build setting BRAND. */
export function brandOfEnvironment() {
  const brand = process.env.BRAND || 'allmend';
  if (BRANDS.includes(brand)) return brand;
  throw new StepFailure(`BRAND: must be ${BRANDS.join(' or ')} (it is ${JSON.stringify(brand)})`);
}

/**
 * A hash of all sources of a bundle. It depends on contents, not on times: switching branches back and forth builds
 * nothing.
 */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesOf(source))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} path a file or folder of the clone @returns {string[]} its files, in a fixed order */
function filesOf(path) {
  if (NOT_BUNDLED.has(path) || CASES.test(path)) return [];
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)));
}
