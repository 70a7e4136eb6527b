// Two commands started at once in one clone must not both install or build: the second waits for the first.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A folder without a pid is one whose maker is between its two calls, or died there. */
const NAMELESS_FOR_MS = 5_000;

/**
 * Does `work` while no other process does, which is told by a folder with the owner's pid in it. A folder whose owner
 * is gone (killed, say) is taken over.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @param {(owner: number | undefined) => void} [waits] called once, if we have to wait
 * @returns {Promise<T>}
 */
export async function exclusively(folder, work, waits) {
  for (let first = true; !take(folder); first = false) {
    if (isAbandoned(folder)) clear(folder);
    else {
      if (first) waits?.(ownerOf(folder));
      await pause(200);
    }
  }
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} folder */
function take(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'pid'), `${process.pid}`);
  return true;
}

/** @param {string} folder */
function ownerOf(folder) {
  try {
    return Number.parseInt(readFileSync(join(folder, 'pid'), 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} folder */
function isAbandoned(folder) {
  const owner = ownerOf(folder);
  if (owner !== undefined) return !isAlive(owner);
  const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > NAMELESS_FOR_MS;
}

/**
 * Moving is atomic where removing a folder is not; and should another waiter have been quicker, what we moved is its
 * new folder, which we give back.
 * @param {string} folder
 */
function clear(folder) {
  const aside = `${folder}.${process.pid}`;
  try {
    renameSync(folder, aside);
    if (isAbandoned(aside)) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
