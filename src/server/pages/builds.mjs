// The builds of a brand's pages. Each is in a folder named by a hash of its files, dist/BRAND/HASH; dist/BRAND/current
// names the present one and the one before. A build never changes a folder, so a running server goes on with the one it
// started from. The first run uses this module before any package is installed, so it is plain JavaScript.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * A published build.
 * @typedef {object} Build
 * @property {string} folder its absolute path; `client` is for browsers, `render` for the server
 * @property {string} sources the fingerprint of the sources that it was made from
 * @property {string} [previous] the folder of the build before it, if it is still there
 */

/**
 * The content of `current`, as JSON.
 * @typedef {{ build: string, sources: string, previous?: string }} Pointer
 */

/** As long as a name in `git log`: builds of one brand in one folder never share it by chance. */
const nameLength = 16;

/** @param {string} brand @param {string} [dist] @returns {Build | undefined} undefined if the brand is not built */
export function presentBuild(brand, dist = 'dist') {
  const place = resolve(dist, brand);
  const pointer = pointerIn(place);
  if (!pointer || !existsSync(join(place, pointer.build))) return undefined;
  const { build, sources, previous } = pointer;
  const hasPrevious = previous !== undefined && existsSync(join(place, previous));
  return { folder: join(place, build), sources, ...(hasPrevious && { previous: join(place, previous) }) };
}

/**
 * Moves a finished build into its place and makes it the present one, in one step each. The build before stays, for
 * servers that run from it and for pages that browsers have open; older ones are deleted.
 * @param {string} brand
 * @param {{ made: string, sources: string, dist?: string }} build `made` is its folder, on the same disk as `dist`
 * @returns {Build}
 */
export function publishBuild(brand, { made, sources, dist = 'dist' }) {
  const place = resolve(dist, brand);
  mkdirSync(place, { recursive: true });
  const before = pointerIn(place);
  const build = hashOf(made);
  // The same files are there already, perhaps in use.
  if (existsSync(join(place, build))) rmSync(made, { recursive: true });
  else renameSync(made, join(place, build));
  const previous = before?.build === build ? before.previous : before?.build;
  /** @type {Pointer} */
  const pointer = { build, sources, ...(previous !== undefined && { previous }) };
  const written = join(place, '.current');
  writeFileSync(written, JSON.stringify(pointer));
  renameSync(written, join(place, 'current'));
  // Without a pointer, the files are those of a version that built in place, and its server may be running.
  const kept = new Set(before ? ['current', build, previous] : readdirSync(place));
  for (const name of readdirSync(place)) {
    if (!kept.has(name)) rmSync(join(place, name), { recursive: true, force: true });
  }
  return /** @type {Build} */ (presentBuild(brand, dist));
}

/** @param {string} place @returns {Pointer | undefined} */
function pointerIn(place) {
  const file = join(place, 'current');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {string} folder */
function hashOf(folder) {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const content = readFileSync(path);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, nameLength);
}
