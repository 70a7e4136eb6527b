// The entry of every command of package.json: `node src/cli/run.mjs COMMAND ARGS`. It first provides the command's
// requirements, so that each works from a bare clone. Then it runs the command's TypeScript with the Node 24 that npm
// has installed. It uses only Node itself (20 or newer), because nothing else may be installed yet.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { brandOfEnvironment, bundles, inspectorBundle } from './firstRun/bundles.mjs';
import { firstRunLock, root } from './firstRun/clone.mjs';
import { dependencies, node24 } from './firstRun/dependencies.mjs';
import {
  chromium,
  chromiumShell,
  firefox,
  howToInstall,
  installByApt,
  postgresql,
  webkit,
  xvfb,
} from './firstRun/engines.mjs';
import { exclusively } from './firstRun/exclusive.mjs';
import { ensurePortIsFree } from './firstRun/freePort.mjs';
import { neededByTests } from './firstRun/neededByTests.mjs';
import { nodeOptions } from './firstRun/nodeOptions.mjs';
import { StepFailure, endRunning } from './firstRun/subprocess.mjs';

/**
 * @typedef {object} Command
 * @property {string} [file] when it is not named like the command
 * @property {(args: string[]) => string[]} [brands] whose pages must be built
 * @property {(args: string[]) => boolean} [inspector] whether the inspector must be built
 * @property {(args: string[]) => import('./firstRun/engines.mjs').Engine[]} [engines]
 * @property {boolean} [listens] at PORT
 * @property {Record<string, string>} [env]
 * @property {string[]} [node] options of Node
 */

const engines = [chromium, postgresql];
const allEngines = [...engines, firefox, webkit, xvfb];
const production = { NODE_ENV: 'production' };
// Rendering a page creates much short-lived garbage; a larger young generation reduces the time for collecting it.
// However, with such a young generation V8 would start a marking of the old generation every second. Its threads would
// delay the pages. So the marking starts only when most of V8's current heap limit is used.
const roomForPages = [
  '--max-semi-space-size=64',
  '--incremental-marking-soft-trigger=80',
  '--incremental-marking-hard-trigger=95',
];

/** The requirements of tests, according to the files in the arguments. */
const forTests = {
  /** @param {string[]} args */
  brands: (args) => neededByTests(args).brands,
  /** @param {string[]} args */
  inspector: (args) => neededByTests(args).inspector,
  /** @param {string[]} args */
  engines: (args) => {
    const needed = neededByTests(args).engines;
    return allEngines.filter((engine) => needed.includes(engine === postgresql ? 'database' : 'browsers'));
  },
};

/** @type {Record<string, Command>} */
const commands = {
  start: {
    listens: true,
    brands: () => [brandOfEnvironment()],
    inspector: isInspectorOn,
    // The operator's own value decides whether the inspector needs a token.
    env: { ...production, ALLMEND_NODE_ENV: process.env.NODE_ENV || 'none' },
    node: roomForPages,
  },
  test: forTests,
  'test:all': { ...forTests, file: 'test', env: { ALLMEND_ALL: '1' } },
  'test:long': { ...forTests, file: 'test', env: { ALLMEND_LONG: '1' } },
  'test:watch': { ...forTests, file: 'test', env: { ALLMEND_WATCH: '1' } },
  dev: { listens: true },
  build: {},
  check: {},
  format: {},
  graphql: {},
  account: {},
  demo: {},
  import: {},
  journal: {},
  paths: {},
  inspect: {},
  bench: { brands: () => ['allmend'], engines: () => engines, env: production, node: roomForPages },
};

/** @type {import('node:child_process').ChildProcess | undefined} */
let commandRunning;
let isEnding = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    isEnding = true;
    const status = 128 + constants.signals[signal];
    if (!commandRunning) void endRunning().then(() => process.exit(status));
    // The terminal has already sent Ctrl-C to the command, and a second signal would end it at once.
    else if (signal !== 'SIGINT' || !process.stdin.isTTY) commandRunning.kill(signal);
  });
}

try {
  const [name = '', ...args] = process.argv.slice(2);
  process.exitCode = await run(name, args);
} catch (error) {
  if (!(error instanceof StepFailure)) throw error;
  if (!isEnding) console.error(`\n${error.message}`);
  process.exitCode = 1;
}

/** @param {string} name @param {string[]} args @returns {Promise<number>} the exit status */
async function run(name, args) {
  const command = commands[name];
  if (!command) throw new StepFailure(`usage: npm run ${Object.keys(commands).join('|')} [-- ARGUMENTS]`);

  if (command.listens) await ensurePortIsFree(process.env);
  const brands = command.brands?.(args) ?? [];
  const wanted = command.engines?.(args) ?? [];
  await ensure(dependencies);
  for (const brand of brands) await ensure(bundles(brand));
  if (command.inspector?.(args)) await ensure(inspectorBundle);
  const missing = await ensureEngines(wanted);

  const found = wanted.map((engine) => [engine.variable, engine.find()]);
  const env = { ...command.env, ...Object.fromEntries(found) };
  const status = await runCommand(command.file ?? name, args, env, command.node);
  if (missing.length > 0) console.error(`\n${withoutEngines(missing)}`);
  return status;
}

/** @param {{ isMet: () => boolean, meet: () => Promise<void> }} need */
async function ensure(need) {
  if (need.isMet()) return;
  await exclusively(
    firstRunLock,
    async () => {
      if (!need.isMet()) await need.meet();
    },
    (owner) => console.error(`waiting for another command of this clone (process ${owner ?? 'unknown'})`),
  );
}

/**
 * @param {import('./firstRun/engines.mjs').Engine[]} wanted
 * @returns {Promise<typeof wanted>} those that are missing and could not be installed
 * @throws {StepFailure} on CI, if there are any
 */
async function ensureEngines(wanted) {
  // A developer's own browser is used as it is. On CI, installing the faster headless shell is worth a few seconds.
  if (isCI() && wanted.includes(chromium)) await installMissing([chromiumShell]);
  // apt installs all packages or none. A package that a distribution lacks must not block those that most tests need.
  const most = wanted.filter((engine) => engines.includes(engine));
  await installMissing(most);
  await installMissing(wanted.filter((engine) => !most.includes(engine)));
  const without = wanted.filter((engine) => !engine.find());
  if (without.length > 0 && isCI()) throw new StepFailure(withoutEngines(without));
  return without;
}

/** Reports a failure of the installation. @param {import('./firstRun/engines.mjs').Engine[]} wanted */
async function installMissing(wanted) {
  const missing = () => wanted.filter((engine) => !engine.find());
  try {
    await ensure({ isMet: () => missing().length === 0, meet: () => installByApt(missing()) });
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(error.message);
  }
}

/** @param {import('./firstRun/engines.mjs').Engine[]} missing */
function withoutEngines(missing) {
  const names = missing.map(({ name }) => name).join(' and ');
  return `NOT RUN: what needs ${names}, which is not installed here. To install: ${howToInstall(missing)}`;
}

function isInspectorOn() {
  return process.env.INSPECTOR === 'on';
}

function isCI() {
  return process.env.CI === 'true' || process.env.CI === '1';
}

/** @param {string} file @param {string[]} args @param {Record<string, string | undefined>} env @param {string[]} options */
function runCommand(file, args, env, options = []) {
  const node = [...nodeOptions, ...options, join(root, 'src', 'cli', `${file}.ts`)];
  const child = spawn(node24(), [...node, ...args], {
    stdio: 'inherit',
    // As npm does: the clone's folder is the working directory, and INIT_CWD is the user's folder.
    cwd: root,
    env: { INIT_CWD: process.cwd(), ...process.env, ...env },
  });
  commandRunning = child;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
  });
}
