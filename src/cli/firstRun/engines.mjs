// The programs that tests and benchmarks need and npm does not install: browsers and a database.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { step } from './progress.mjs';
import { StepFailure, runQuietly } from './subprocess.mjs';

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} variable the environment variable with its path, for tests
 * @property {() => string | undefined} find
 * @property {string} aptPackage
 * @property {true} [isOfLinux] it is available on Linux only
 */

/**
 * Chromium without windows: it renders and runs the same pages, and the journeys take two thirds of the time.
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

/** The browser that the user has chosen. */
function named() {
  return process.env.ALLMEND_CHROMIUM ?? process.env.CHROMIUM_PATH;
}

/** @param {string | undefined} path */
function exists(path) {
  return path !== undefined && existsSync(path);
}

/** @type {Engine} `ALLMEND_FIREFOX` is its executable */
export const firefox = {
  name: 'Firefox ESR',
  variable: 'ALLMEND_FIREFOX',
  find: () => [process.env.ALLMEND_FIREFOX, ...['firefox-esr', 'firefox'].flatMap(onPath)].find(exists),
  aptPackage: 'firefox-esr',
  isOfLinux: true,
};

/** @type {Engine} Safari's engine, with a small browser around it; `ALLMEND_WEBKIT` is its executable */
export const webkit = {
  name: 'WebKitGTK',
  variable: 'ALLMEND_WEBKIT',
  find: () => [process.env.ALLMEND_WEBKIT, ...miniBrowsers()].find(exists),
  aptPackage: 'webkit2gtk-driver',
  isOfLinux: true,
};

/** @type {Engine} the screen of WebKitGTK, which has no headless mode; `ALLMEND_XVFB` is its executable */
export const xvfb = {
  name: 'Xvfb',
  variable: 'ALLMEND_XVFB',
  find: () => [process.env.ALLMEND_XVFB, ...onPath('Xvfb')].find(exists),
  aptPackage: 'xvfb',
  isOfLinux: true,
};

/** MiniBrowser is next to the library. Several versions of it may be installed: newest first. */
function miniBrowsers() {
  const libraries = foldersIn('/usr/lib').filter((folder) => folder.endsWith('-linux-gnu'));
  return [...libraries, '/usr/libexec']
    .flatMap(foldersIn)
    .filter((folder) => basename(folder).startsWith('webkit2gtk-'))
    .toSorted((one, other) => basename(other).localeCompare(basename(one)))
    .map((folder) => join(folder, 'MiniBrowser'));
}

/** @param {string} folder @returns {string[]} */
function foldersIn(folder) {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
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

/** Debian has a folder for each major version and puts none on the PATH; newest first. */
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
 * Installs engines by apt if permitted: as root, or by sudo without a password.
 * @param {Engine[]} engines
 * @throws {StepFailure} if it is not permitted, or if apt fails
 */
export async function installByApt(engines) {
  if (onPath('apt-get').length === 0) throw new StepFailure('there is no apt-get here');
  const sudo = !isRoot();
  if (sudo && !sudoAsksNothing()) throw new StepFailure('this needs root, and sudo asks for a password');
  const names = engines.map(({ name }) => name).join(' and ');
  await step({ doing: `installing ${names} by apt`, done: `installed ${names}` }, async () => {
    // apt waits for another apt instead of failing: the start-up of an image may be running one.
    await apt(sudo, ['update']);
    await apt(sudo, ['install', '-y', '--no-install-recommends', ...engines.map(({ aptPackage }) => aptPackage)]);
  });
}

/** The command for installing them by hand. @param {Engine[]} engines */
export function howToInstall(engines) {
  if (process.platform === 'darwin') {
    const names = engines.filter(({ isOfLinux }) => !isOfLinux).map(({ aptPackage }) => aptPackage);
    return names.length > 0 ? `brew install ${names.join(' ')}` : 'run the tests on Debian';
  }
  const packages = engines.map(({ aptPackage }) => aptPackage).join(' ');
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
