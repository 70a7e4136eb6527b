import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tree } from './violations.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files of this clone, without what .gitignore names; pictures and the like come without their text. */
export function readTree(): Tree {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const isIgnored = (name: string) =>
    name === '.git' ||
    ignored.some((line) => name === line.replace(/\/$/, '') || (line.startsWith('*') && name.endsWith(line.slice(1))));

  const filesOf = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !isIgnored(name))
      .flatMap((entry) => {
        const path = folder ? `${folder}/${entry.name}` : entry.name;
        return entry.isDirectory() ? filesOf(path) : [path];
      });

  const text = (path: string) => (/\.(ts|tsx|mjs|json|sql)$/.test(path) ? readFileSync(join(root, path), 'utf8') : '');
  return Object.fromEntries(filesOf('').map((path) => [path, text(path)]));
}
