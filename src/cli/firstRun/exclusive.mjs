// Two commands started at once in one clone must not both install or build: the second waits for the first.
// The lock is a folder with an empty file for each process at work, named by its pid. These are the command and the
// programs it started, since npm may outlive a killed command.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a folder may be empty: its creator is between its two calls, or died there. */
const NAMELESS_FOR_MS = 5_000;

/**
 * Runs `work` while no other process does. A folder whose processes have all ended (by a kill, for example) is taken
 * over.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @param {(pid: number | undefined) => void} [waits] called once, if we have to wait
 * @returns {Promise<T>}
 */
export async function exclusively(folder, work, waits) {
  for (let first = true; !take(folder); first = false) {
    if (isAbandoned(folder)) clear(folder);
    else {
      if (first) waits?.(processesIn(folder).find(isAlive));
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

/**
 * Adds a program that we started as a holder of the lock: it lasts until the program has ended, even if we end before
 * it.
 * @param {string} folder a lock that we hold
 * @param {number} pid
 */
export function holdFor(folder, pid) {
  writeFileSync(join(folder, `${pid}`), '');
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
  holdFor(folder, process.pid);
  return true;
}

/** @param {string} folder @returns {number[]} */
function processesIn(folder) {
  try {
    return readdirSync(folder).map(Number);
  } catch {
    return [];
  }
}

/** @param {string} folder */
function isAbandoned(folder) {
  const pids = processesIn(folder);
  if (pids.length > 0) return !pids.some(isAlive);
  const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > NAMELESS_FOR_MS;
}

/**
 * Moves the folder first, because a rename is atomic and a removal is not. If another waiter was quicker, we have moved
 * its new folder, which we then put back.
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
