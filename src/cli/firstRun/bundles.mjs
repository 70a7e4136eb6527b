// The production build of the pages, one for each brand. It is repeated when its sources have changed.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inspectorFolder, presentBuild } from '#server/pages/builds.mjs';
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
/** The sources of the inspector's build, which contains cases and paths too. */
const INSPECTOR_SOURCES = [
  'machines',
  'src/inspector',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** The part of the inspector that is in the build of a brand. */
const RECORDER = join('src', 'inspector', 'recorder');
/** Rooms that never enter the bundle of a brand. */
const NOT_BUNDLED = new Set([
  join('src', 'server'),
  join('src', 'cli'),
  join('src', 'inspector'),
  join('machines', 'paths'),
  join('machines', 'inspector'),
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

/** The inspector's build, which a market with INSPECTOR=on serves. It is the same for all brands. */
export const inspectorBundle = {
  isMet: () => presentBuild(inspectorFolder, dist)?.sources === inspectorFingerprint(),
  meet: () =>
    step({ doing: 'building the inspector', done: 'built the inspector' }, () =>
      runQuietly(node24(), [...nodeOptions, join(root, 'src', 'cli', 'build', 'buildInspector.ts')]),
    ),
};

/** The brand to build and serve: the build setting BRAND. */
export function brandOfEnvironment() {
  const brand = process.env.BRAND || 'allmend';
  if (BRANDS.includes(brand)) return brand;
  throw new StepFailure(`BRAND: must be ${BRANDS.join(' or ')} (it is ${JSON.stringify(brand)})`);
}

/**
 * A hash of all sources of a brand's bundle. It depends on contents, not on times: switching branches back and forth
 * builds nothing.
 */
export function fingerprint() {
  return hashOf([...SOURCES.flatMap((source) => filesOf(source, isBundled)), ...filesOf(RECORDER, () => true)]);
}

/** A hash of all sources of the inspector. */
export function inspectorFingerprint() {
  return hashOf(INSPECTOR_SOURCES.flatMap((source) => filesOf(source, () => true)));
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {boolean} */
function isBundled(path) {
  return !NOT_BUNDLED.has(path) && !CASES.test(path);
}

/**
 * @param {string} path a file or folder of the clone
 * @param {(path: string) => boolean} isIncluded
 * @returns {string[]} its files, in a fixed order
 */
function filesOf(path, isIncluded) {
  if (!isIncluded(path)) return [];
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesOf(join(path, name), isIncluded));
}
