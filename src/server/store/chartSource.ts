import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

const clone = new URL('../../../', import.meta.url);
const machines = 'machines/';
const packageFile = 'package.json';

/** The text of a file, by its path in the clone. */
export type ReadSource = (path: string) => string;

const readFile: ReadSource = (path) => readFileSync(new URL(path, clone), 'utf8');

/**
 * Hash of the source that decides how a feature's journals fold: 16 hex digits. Each fact stores the hash of the chart
 * that accepted it. A stored snapshot is used only if the same source made it.
 *
 * The source is everything that a fold runs: `journal/fold.ts`, the lifecycle with its facts and upcasts, and their
 * transitive imports. Packages count by their versions. Flows, rules that no fold needs, and types from other files are
 * excluded.
 */
export function chartSource(feature: string, read: ReadSource = readFile): string {
  const hash = createHash('sha256');
  for (const [path, text] of foldSources(feature, read)) hash.update(`${path}\n`).update(`${text}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * The sources that a feature's fold runs, in order: files of machines/ with their texts, packages with their versions.
 */
export function foldSources(feature: string, read: ReadSource = readFile): readonly (readonly [string, string])[] {
  const sources = new Map<string, string>();
  const follow = (path: string) => {
    if (sources.has(path)) return;
    const text = read(path);
    sources.set(path, text);
    for (const specifier of importsIn(text)) {
      if (specifier.startsWith('.')) follow(posix.join(posix.dirname(path), specifier));
      else if (specifier.startsWith(`#${machines}`)) follow(specifier.slice(1));
      else sources.set(packageOf(specifier), versionOf(packageOf(specifier), read));
    }
  };
  follow(`${machines}journal/fold.ts`);
  follow(`${machines}${feature}/lifecycle/${feature}Lifecycle.ts`);
  return [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Imports and re-exports of values at the beginning of a line. Imports of types vanish before the code runs. */
const valueImports = /^(?:import|export)\s+(?:(?!type\b)[\w$\s,*{}]+\sfrom\s+)?'([^']+)'/gm;

function importsIn(text: string): string[] {
  return [...text.matchAll(valueImports)].map(([, specifier]) => specifier!);
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function versionOf(name: string, read: ReadSource): string {
  const { dependencies } = JSON.parse(read(packageFile)) as { readonly dependencies: Readonly<Record<string, string>> };
  const version = dependencies[name];
  if (version === undefined) throw new Error(`${packageFile} has no dependency ${name}, which a fold imports`);
  return version;
}
