// `npm run check`: the checks that read the sources without running them, two at a time, one line each. The output of
// failed checks follows at the end. `npm run check -- NAME` runs one of them. `language` takes files and folders to read,
// and `commits` the file of one message, as the Git hook passes it.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { floorProblems } from './browserFloor/floorProblems.ts';
import { catalogueProblems } from './check/catalogues.ts';
import { commitProblems, messageProblems } from './check/commits.ts';
import { copyProblems } from './check/copy/copyProblems.ts';
import { languageProblems } from './check/language/language.ts';
import { root } from './firstRun/clone.mjs';
import { graphqlOperationsProblems } from './graphql/graphqlOperations.ts';
import { graphqlTypesProblems } from './graphql/graphqlTypes.ts';
import { stalePictures } from './inspect/stalePictures.ts';
import { completeLockfile, readLockfile } from './lockfile.mjs';

interface Check {
  readonly name: string;
  /** Runs the check. Resolves to its problems, or to an empty string. */
  run(): Promise<string>;
}

const AT_A_TIME = 2;
const rooms = [
  'machines',
  'src/words',
  'src/market',
  'src/web',
  'src/worker',
  'src/server',
  'src/inspector',
  'src/cli',
  'tests',
];

const [only, ...places] = process.argv.slice(2);
const checks: Check[] = [
  ...rooms.filter(hasSources).map((room) => program(`types of ${room}`, 'typescript/bin/tsc', '-p', room)),
  program('lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  program('format', 'oxfmt/bin/oxfmt', '--check', '.'),
  program('dead code', 'knip/bin/knip.js', '--no-progress'),
  program('architecture', 'vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', 'tests/architecture'),
  { name: 'oldest browsers', run: async () => (await floorProblems()).join('\n') },
  { name: 'catalogues', run: async () => catalogueProblems().join('\n') },
  { name: 'copy', run: async () => copyProblems().join('\n') },
  { name: 'generated types', run: generatedProblems },
  { name: 'pictures of charts', run: async () => (await stalePictures()).join('\n') },
  { name: 'lockfile', run: async () => lockfileProblems() },
  { name: 'language', run: async () => languageProblems(places.length > 0 ? places : undefined).join('\n') },
  { name: 'commits', run: async () => (places[0] ? messageProblems(places[0]) : commitProblems()).join('\n') },
];

const chosen = only ? checks.filter(({ name }) => name === only) : checks;
if (chosen.length === 0) {
  console.error(`There is no check "${only}". The checks are: ${checks.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const failures = await runAll(chosen);
for (const { name, output } of failures) console.error(`\n${styleText('red', `${name}:`)}\n${output}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function generatedProblems(): Promise<string> {
  return [await graphqlTypesProblems(), await graphqlOperationsProblems()].filter(Boolean).join('\n');
}

/** Runs the checks in their order and returns the failed ones with their output. */
async function runAll(all: readonly Check[]): Promise<{ name: string; output: string }[]> {
  const waiting = [...all];
  const failed: { name: string; output: string }[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = Date.now();
      const output = await check.run().catch(String);
      const sign = output ? styleText('red', 'x') : styleText('green', '✓');
      console.log(`${sign} ${check.name.padEnd(24)} ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s`);
      if (output) failed.push({ name: check.name, output });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return failed;
}

/** A program of node_modules, run in the clone's folder under this Node. The check passes with status 0. */
function program(name: string, script: string, ...args: string[]): Check {
  return {
    name,
    run: () =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let output = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding('utf8').on('data', (text: string) => (output += text));
        }
        child.once('error', reject);
        child.once('close', (status, signal) =>
          resolve(status === 0 ? '' : `${output.trim()}\n(ended with ${status ?? signal})`),
        );
      }),
  };
}

/** A room without sources is an error for tsc. */
function hasSources(room: string): boolean {
  const folder = join(root, room);
  return existsSync(folder) && readdirSync(folder, { recursive: true }).some((path) => /\.tsx?$/.test(String(path)));
}

function lockfileProblems(): string {
  const { added } = completeLockfile(readLockfile());
  return added.map((place) => `package-lock.json lacks ${place}; run: npm run lock`).join('\n');
}
