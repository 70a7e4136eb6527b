import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, presentBuild, publishBuild } from '#server/pages/builds.mjs';

/**
 * Publishes a build of allmend in another `dist`: unchanged, or with different names of all scripts and the style, as
 * after a change. `mark` has three characters and is part of these names: `main-2nd….js`.
 */
export function publishChanged(dist: string, mark?: string): Build {
  const made = join(dist, '.making');
  cpSync(presentBuild('allmend')!.folder, made, { recursive: true });
  if (mark !== undefined) change(join(made, 'client'), mark);
  return publishBuild('allmend', { dist, made, sources: mark ?? 'unchanged' });
}

function change(client: string, mark: string): void {
  const changed = readdirSync(join(client, 'assets')).filter((name) => /^(?!recorder).*\.(js|css)$/.test(name));
  const renamed = (text: string) => changed.reduce((now, name) => now.replaceAll(name, nextName(name, mark)), text);
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    const path = join(client, name);
    if (!statSync(path).isFile()) continue;
    if (/\.(js|css|json|html)$/.test(name)) writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    // Compressed copies of the renamed files are outdated, so they are deleted.
    if (/\.(br|gz)$/.test(name)) rmSync(path);
    else if (renamed(name) !== name) renameSync(path, join(client, renamed(name)));
  }
}

/** `main-2nd0BA.js` for `main-S0BAkR.js`: equally long, and equally different from others. */
function nextName(name: string, mark: string): string {
  return name.replace(/(?<=-)(.{3}).{3}(?=..?\.\w+$)/, `${mark}$1`);
}
