// The two programs that tests and benchmarks need and npm does not bring: a browser and a database.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { step } from './progress.mjs';
import { StepFailure, runQuietly } from './subprocess.mjs';

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} variable the environment variable that tells tests where it is
 * @property {() => string | undefined} find
 * @property {string} aptPackage
 */

/**
 * Chromium without all that a window needs: it draws and runs the same pages, and the journeys take two thirds of the time.
 * @type {Engine}
 */
export const chromiumShell = {
  name: 'Chromium’s headless shell',
  variable: 'ALLMEND_CHROMIUM',
  find: () => [named(), ...onPath('chromium-headless-shell')].find(exists),
  aptPackage: 'chromium-headless-shell',
};

/** @type {Engine} `ALLMEND_CHROMIUM` is its executable */
export const chromium = {
  name: 'Chromium',
  variable: 'ALLMEND_CHROMIUM',
  find: () =>
    [
      chromiumShell.find(),
      ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap(onPath),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ].find(exists),
  aptPackage: 'chromium',
};

/** The browser that a person wants. */
function named() {
  return process.env.ALLMEND_CHROMIUM ?? process.env.CHROMIUM_PATH;
}

/** @param {string | undefined} path */
function exists(path) {
  return path !== undefined && existsSync(path);
}

/** @type {Engine} `ALLMEND_POSTGRES_BIN` is the folder of its programs: initdb, postgres, pg_ctl */
export const postgresql = {
  name: 'PostgreSQL',
  variable: 'ALLMEND_POSTGRES_BIN',
  find: () =>
    [
      process.env.ALLMEND_POSTGRES_BIN,
      ...onPath('initdb').map((path) => dirname(realpathSync(path))),
      ...debianFolders(),
    ]
      // initdb alone is not enough: distributions link it on the PATH without the server.
      .find((folder) => folder !== undefined && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))),
  aptPackage: 'postgresql',
};

/** Debian keeps one folder a major version and puts none on the PATH; the newest first. */
function debianFolders() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => `/usr/lib/postgresql/${version}/bin`);
}

/** @param {string} program @returns {string[]} */
function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).filter((path) => existsSync(path));
}

/**
 * Installs engines by apt, where we may: as root, or by sudo without a password.
 * @param {Engine[]} engines
 * @throws {StepFailure} where we may not, or when apt fails
 */
export async function installByApt(engines) {
  if (onPath('apt-get').length === 0) throw new StepFailure('there is no apt-get here');
  const sudo = !isRoot();
  if (sudo && !sudoAsksNothing()) throw new StepFailure('this needs root, and sudo asks for a password');
  const names = engines.map(({ name }) => name).join(' and ');
  await step({ doing: `installing ${names} by apt`, done: `installed ${names}` }, async () => {
    // apt waits for another apt instead of failing: an image's own start-up may be at it.
    await apt(sudo, ['update']);
    await apt(sudo, ['install', '-y', '--no-install-recommends', ...engines.map(({ aptPackage }) => aptPackage)]);
  });
}

/** How a person would install them. @param {Engine[]} engines */
export function howToInstall(engines) {
  const packages = engines.map(({ aptPackage }) => aptPackage).join(' ');
  if (process.platform === 'darwin') return engines.map((engine) => `brew install ${engine.aptPackage}`).join(' && ');
  return `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages}`;
}

/** @param {boolean} sudo @param {string[]} args */
function apt(sudo, args) {
  const quietly = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=120', ...args];
  return sudo ? runQuietly('sudo', ['-n', 'env', ...quietly]) : runQuietly('env', quietly);
}

function isRoot() {
  return process.getuid?.() === 0;
}

function sudoAsksNothing() {
  return spawnSync('sudo', ['-n', 'true']).status === 0;
}
