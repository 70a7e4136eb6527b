// The builds and engines that the tests of `npm test -- FILTERS` need. The test of a machine needs none, and must not
// wait minutes for a build.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './clone.mjs';

/** Options of Vitest that take a value. */
const WITH_VALUE = new Set(['-t', '--testNamePattern', '--project', '--reporter', '--maxWorkers', '--shard', '--bail']);

const BRANDS = ['allmend', 'murmel'];

/** Modules that serve built pages, with their brands. Sources that mention `builtWeb` serve them too. */
const SERVING = new Map([
  [join('tests', 'drivers', 'server', 'app.ts'), ['allmend']],
  [join('tests', 'drivers', 'builds', 'twoBuilds.ts'), BRANDS],
  [join('tests', 'drivers', 'builds', 'changedBuilds.ts'), ['allmend']],
  [join('tests', 'drivers', 'server', 'serverProcess.ts'), BRANDS],
  [join('tests', 'drivers', 'demo', 'demoMarkets.ts'), BRANDS],
  [join('tests', 'cli', 'cloneDriver.ts'), BRANDS],
  [join('tests', 'web', 'build.node.test.ts'), BRANDS],
]);

/**
 * @param {readonly string[]} args the arguments after `npm test --`
 * @returns {{ brands: string[], engines: ('browsers' | 'database')[], inspector: boolean }} everything, unless
 *   they name files
 */
export function neededByTests(args) {
  const filters = args.filter((arg, at) => !arg.startsWith('-') && !WITH_VALUE.has(args[at - 1] ?? ''));
  const files =
    filters.length === 0 ? [] : testFiles().filter((file) => filters.some((filter) => file.includes(filter)));
  if (files.length === 0) return { brands: BRANDS, engines: ['browsers', 'database'], inspector: true };
  const isJourney = files.some((file) => file.startsWith(join('tests', 'journeys')));
  const brands = new Set(isJourney ? BRANDS : files.flatMap((file) => brandsServedBy(file)));
  return {
    brands: [...brands].sort(),
    engines: [
      ...(isJourney ? /** @type {const} */ (['browsers']) : []),
      ...(files.some((file) => /\.pg\.(?:all\.)?test\.ts$/.test(file)) ? /** @type {const} */ (['database']) : []),
    ],
    inspector: files.some((file) => readFileSync(join(root, file), 'utf8').includes("INSPECTOR: 'on'")),
  };
}

/** Every test of the clone, by its path from the root. */
function testFiles() {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file));
}

/** @param {string} file @returns {string[]} the brands that a module or its imports serve */
function brandsServedBy(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const served = SERVING.get(file);
  if (served) return served;
  const source = readFileSync(join(root, file), 'utf8');
  if (/\b(?:builtWeb|run\.mjs)\b/.test(source)) return BRANDS;
  const imports = source.matchAll(/(?:from|import)\s*\(?'((?:\.|#tests\/)[^']+\.tsx?)'/g);
  return [...imports].flatMap(([, name = '']) => {
    const path = name.startsWith('#') ? join('tests', name.slice('#tests/'.length)) : join(dirname(file), name);
    const imported = relative(root, join(root, path));
    return imported.startsWith('tests') && existsSync(join(root, imported)) ? brandsServedBy(imported, seen) : [];
  });
}
