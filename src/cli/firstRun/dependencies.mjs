// node_modules as package-lock.json defines it, including Node 24.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { root } from './clone.mjs';
import { step } from './progress.mjs';
import { StepFailure, runQuietly } from './subprocess.mjs';

const NODE = 24;
const lockfile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
/** Written last, so that an interrupted install is repeated. */
const mark = join(modules, '.lock-sha256');

export const dependencies = {
  isMet: () => read(mark) === hashOfLockfile(),

  /** @throws {StepFailure} when npm fails, or when this platform has neither a packaged Node 24 nor one of its own */
  async meet() {
    if (!packagedNodeExists() && !ownNodeSuffices()) throw new StepFailure(nodeIsMissing());
    const hash = hashOfLockfile();
    const places = placesForThisPlatform();
    const isUnpacked = ({ place = '' }) => existsSync(join(root, place, 'package.json'));
    const { command, args } = npm();
    rmSync(mark, { force: true });
    await step(
      {
        doing: `installing ${places.length} packages`,
        done: `installed ${places.length} packages`,
        detail: () => `${places.filter(isUnpacked).length} of ${places.length}`,
      },
      () =>
        runQuietly(command, [...args, 'ci', '--include=dev', '--include=optional'], {
          env: { NODE_ENV: undefined },
          // After SIGTERM npm continues for twenty seconds. A killed install is repeated anyway.
          endBy: 'SIGKILL',
        }),
    );
    const lacking = places.filter((one) => !one.optional && !isUnpacked(one));
    if (lacking.length > 0) throw new StepFailure(`npm left out ${lacking.map(({ place }) => place).join(', ')}`);
    writeFileSync(mark, hash);
  },
};

/**
 * The Node that runs our TypeScript: the packaged one, else the one that runs us.
 * @throws {StepFailure} when it is too old to do so
 */
export function node24() {
  const packaged = join(modules, packagedNode(), 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  if (ownNodeSuffices()) return process.execPath;
  throw new StepFailure(nodeIsMissing());
}

function packagedNode() {
  return `node-${process.platform}-${process.arch}`;
}

function packagedNodeExists() {
  return locked()[`node_modules/${packagedNode()}`] !== undefined;
}

function ownNodeSuffices() {
  return Number.parseInt(process.versions.node, 10) >= NODE;
}

function nodeIsMissing() {
  return `Allmend runs on Node ${NODE}. It brings its own on Linux (x64, arm64); here (${process.platform} ${process.arch}, Node ${process.versions.node}) please install Node ${NODE} or newer from https://nodejs.org and start again.`;
}

/**
 * The npm that started this process, with the Node that runs it. `npm ci` deletes the packaged Node. If npm runs under
 * that one, another Node on the PATH is used.
 */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (!script || !/^npm-cli\.c?js$/.test(basename(script))) return { command: 'npm', args: [] };
  return { command: node && !node.startsWith(modules) ? node : nodeOutsideModules(), args: [script] };
}

function nodeOutsideModules() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const found = folders.map((folder) => join(folder, 'node')).find((path) => existsSync(path));
  return found ?? process.execPath;
}

/**
 * The places where npm will put packages on this machine. An optional package without a platform belongs to another
 * platform's package.
 * @returns {{ place: string, optional: boolean }[]}
 */
function placesForThisPlatform() {
  const libc = libcOfThisMachine();
  return Object.entries(locked())
    .filter(([place, { optional, os, cpu }]) => place && !(optional && !os && !cpu))
    .filter(([, one]) => fits(one.os, process.platform) && fits(one.cpu, process.arch) && fits(one.libc, libc))
    .map(([place, { optional = false }]) => ({ place, optional }));
}

function libcOfThisMachine() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report?.getReport() ?? {});
  return report.header?.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** npm writes a single system as a word, several as a list. @param {string | string[] | undefined} allowed @param {string} ours */
function fits(allowed, ours) {
  return allowed === undefined || [allowed].flat().includes(ours);
}

/**
 * @typedef {string | string[]} Names
 * @returns {Record<string, { optional?: boolean, os?: Names, cpu?: Names, libc?: Names }>}
 */
function locked() {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

function hashOfLockfile() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}
