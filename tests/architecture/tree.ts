import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tree } from './violations.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files of this clone, without those of .gitignore; pictures and other binary files have no text. */
export function readTree(): Tree {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const isIgnored = (path: string, name: string) =>
    name === '.git' ||
    ignored.some((line) => {
      if (line.startsWith('*')) return name.endsWith(line.slice(1));
      // A line of `.gitignore` that begins with a slash applies only at the top level.
      return line.startsWith('/') ? `/${path}/` === line : name === line.replace(/\/$/, '');
    });

  const filesOf = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .map((entry) => ({ entry, path: folder ? `${folder}/${entry.name}` : entry.name }))
      .filter(({ entry, path }) => !isIgnored(path, entry.name))
      .flatMap(({ entry, path }) => (entry.isDirectory() ? filesOf(path) : [path]));

  const text = (path: string) =>
    /\.(ts|tsx|mjs|json|sql|graphql)$/.test(path) ? readFileSync(join(root, path), 'utf8') : '';
  return Object.fromEntries(filesOf('').map((path) => [path, text(path)]));
}
