import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { root } from '../firstRun/clone.mjs';
import { guardedApis } from './guardedApis.ts';
import { type NewerApis, newerApis, type Versions } from './newerApis.ts';
import { usedApis } from './usedApis.ts';
import { usedSelectors } from './usedSelectors.ts';

/** Sources that browsers run. Code in them that only the server runs obeys the same rule. */
const shipped = [
  'machines',
  'src/market',
  'src/words',
  'src/web',
  'src/worker',
  'src/inspector/recorder',
  'src/routes.ts',
];

/** The names of browsers in `build.target`, with those in MDN's data. */
const browsers: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
};

/** The oldest browsers that the market supports, from `build.target` of vite.config.ts. */
export async function oldestBrowsers(): Promise<Versions> {
  const { build } = await resolveConfig({ root, logLevel: 'silent' }, 'build', 'production');
  const versions = [build.target || []].flat().map((target) => /^([a-z]+)([\d.]+)$/.exec(target)?.slice(1) ?? []);
  return Object.fromEntries(versions.map(([name, version]) => [browsers[name!] ?? String(name), version!]));
}

/** Uses of APIs and selectors in our sources that the oldest browsers lack, one line each. Empty if there are none. */
export async function floorProblems(): Promise<readonly string[]> {
  const newer = newerApis(await oldestBrowsers());
  return shipped.flatMap(scriptsIn).flatMap((file) => problemsIn(file, readFileSync(join(root, file), 'utf8'), newer));
}

/** The problems of one of our scripts in the oldest browsers, as `floorProblems` returns them. */
export function problemsIn(file: string, code: string, newer: NewerApis): readonly string[] {
  return unguarded(file, code, newer, (user) => user === file);
}

/**
 * The problems of a built script, with all libraries in it, in the oldest browsers, as `floorProblems` returns them.
 */
export function problemsInBundle(file: string, code: string, newer: NewerApis): readonly string[] {
  return unguarded(file, code, newer, () => true);
}

function unguarded(file: string, code: string, newer: NewerApis, isHere: (user: string) => boolean): readonly string[] {
  const guarded = new Set(guardedApis.filter(({ user }) => isHere(user)).map(({ api }) => api));
  return [...usedApis(file, code, newer), ...usedSelectors(file, code, newer)]
    .filter(({ api }) => !guarded.has(api))
    .map(({ api, lateness, line }) => `${file}:${line}: ${api} is newer than the oldest browsers (${lateness})`);
}

function scriptsIn(path: string): readonly string[] {
  if (/\.tsx?$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${path}/${name}`);
}
