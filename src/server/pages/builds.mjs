// The builds of a brand's pages. Each is in a folder named by a hash of its files, dist/BRAND/HASH; dist/BRAND/current
// names the present one and the one before. A build never changes a folder, so a running server goes on with the one it
// started from. The first run uses this module before any package is installed, so it is plain JavaScript.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

/** The folder of the developers' inspector in `dist`, next to those of the brands. */
export const inspectorFolder = 'inspector';

/** As long as a name in `git log`: builds of one brand in one folder never share it by chance. */
const nameLength = 16;

/** Milliseconds for which a build stays after its server has renewed the lease. */
const leaseTime = 10 * 60 * 1000;

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
 * pages that browsers have open. Older ones are deleted, except those that a running server has a lease of.
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
  const retained = new Set(before ? ['current', build, previous] : readdirSync(place));
  for (const name of readdirSync(place)) {
    if (!retained.has(name) && !isLeased(join(place, name), Date.now()))
      rmSync(join(place, name), { recursive: true, force: true });
  }
  return /** @type {Build} */ (presentBuild(brand, dist));
}

/** @param {string} place @returns {Pointer | undefined} */
function pointerIn(place) {
  const file = join(place, 'current');
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // A crash can leave an empty file. The brand is built again.
    return undefined;
  }
}

/** A server renews the lease of its build every minute. @param {string} folder */
export function renewLease(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // The folder is read-only, so nothing is built into it.
  }
}

/** @param {string} folder @param {number} now */
function isLeased(folder, now) {
  return now - statSync(folder).mtimeMs < leaseTime;
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
