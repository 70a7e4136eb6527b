import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../src/cli/', import.meta.url));
const builds = fileURLToPath(new URL('../../src/server/pages/builds.mjs', import.meta.url));

/** A stand-in for npm. It logs its call, then waits for `go`, installs the packages or fails, depending on the test. */
const npm = `
const fs = require('node:fs');
fs.appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
fs.writeFileSync('npm.pid', String(process.pid));
fs.rmSync('node_modules', { recursive: true, force: true });
const install = () => {
  if (fs.existsSync('npm.fails')) { console.error('npm error E404'); process.exit(1); }
  for (const place of Object.keys(JSON.parse(fs.readFileSync('package-lock.json', 'utf8')).packages)) {
    if (!place || fs.existsSync('npm.forgets')) continue;
    fs.mkdirSync(place, { recursive: true });
    fs.writeFileSync(place + '/package.json', '{}');
  }
};
if (!fs.existsSync('npm.waits')) install();
else {
  const timer = setInterval(() => {
    if (!fs.existsSync('npm.waits')) { clearInterval(timer); install(); }
  }, 10);
}
`;

/** The environment variables in which a command passes on the paths of the engines. */
const foundByCommands = [
  'ALLMEND_CHROMIUM',
  'ALLMEND_FIREFOX',
  'ALLMEND_WEBKIT',
  'ALLMEND_XVFB',
  'ALLMEND_POSTGRES_BIN',
];

/** Stand-ins for commands: the first logs its arguments, the second waits for a signal, the others publish builds. */
const journal = `if (process.argv[2] === 'wait') {
  process.on('SIGTERM', () => process.exit(7));
  process.on('SIGINT', () => process.exit(8));
  setInterval(() => {}, 1000);
}
if (process.argv[2] === 'fail') process.exitCode = 5;
console.log(JSON.stringify({ words: process.argv.slice(2) }));`;
const engines = `console.log(JSON.stringify({ chromium: process.env.ALLMEND_CHROMIUM, nodeEnv: process.env.NODE_ENV }));`;
const build = `import { appendFileSync, mkdirSync } from 'node:fs';
import { publishBuild } from '#server/pages/builds.mjs';
import { brandOfEnvironment, dist, fingerprint } from './firstRun/bundles.mjs';
const brand = brandOfEnvironment();
appendFileSync('build.log', brand + '\\n');
mkdirSync('dist/.making', { recursive: true });
publishBuild(brand, { dist, made: 'dist/.making', sources: fingerprint() });`;
const inspector = `import { mkdirSync } from 'node:fs';
import { inspectorFolder, publishBuild } from '#server/pages/builds.mjs';
import { dist, inspectorFingerprint } from '../firstRun/bundles.mjs';
mkdirSync('dist/.making-inspector', { recursive: true });
publishBuild(inspectorFolder, { dist, made: 'dist/.making-inspector', sources: inspectorFingerprint() });`;

/**
 * Stand-ins for apt and for a sudo without a password. Of the requested packages apt installs those in `apt.packages`.
 */
const aptGet = `#!${process.execPath}
const fs = require('node:fs');
const bin = __dirname;
const asked = process.argv.slice(process.argv.indexOf('--no-install-recommends') + 1);
if (process.argv.includes('install')) for (const name of asked) {
  if (!JSON.parse(fs.readFileSync(bin + '/apt.packages', 'utf8')).includes(name)) {
    console.error('E: Unable to locate package ' + name);
    process.exit(100);
  }
  fs.writeFileSync(bin + '/' + name, '');
}
`;

/** A command that runs in a clone. */
export interface Running {
  readonly child: ChildProcess;
  /** Everything that the command has printed so far, on both streams. */
  said(): string;
  /** Resolves as soon as the command's output contains the text. */
  says(text: string): Promise<void>;
  /** Resolves to the command's exit status when it ends. */
  ends(): Promise<number | null>;
}

/** A clone in a temporary folder, with the real entry point and stand-ins for npm and the commands. */
export function makeClone() {
  const folder = mkdtempSync(join(tmpdir(), 'allmend-clone-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  cpSync(join(cli, 'run.mjs'), join(folder, 'src/cli/run.mjs'));
  cpSync(join(cli, 'firstRun'), join(folder, 'src/cli/firstRun'), { recursive: true });
  cpSync(builds, join(folder, 'src/server/pages/builds.mjs'));
  write('package.json', '{ "type": "module", "imports": { "#server/*": "./src/server/*" } }');
  write(
    'package-lock.json',
    JSON.stringify({ packages: { '': {}, 'node_modules/one': {}, 'node_modules/@a/two': {} } }),
  );
  write('tool/npm-cli.js', npm);
  // The stand-in for npm is CommonJS, as npm itself, while the clone's modules are ESM.
  write('tool/package.json', '{ "type": "commonjs" }');
  write('src/cli/journal.ts', journal);
  write('src/cli/bench.ts', engines);
  write('src/cli/test.ts', engines);
  write('src/cli/start.ts', engines);
  write('src/cli/build.ts', build);
  write('src/cli/build/buildInspector.ts', inspector);

  const start = (words: string[], env: Record<string, string | undefined> = {}): Running => {
    const child = spawn(process.execPath, [join(folder, 'src/cli/run.mjs'), ...words], {
      // Not the clone's folder: a command finds its clone from any working directory.
      cwd: tmpdir(),
      env: {
        ...process.env,
        CI: undefined,
        BRAND: undefined,
        NODE_ENV: undefined,
        // The clone has to look for the engines that `npm test` has already found on this machine.
        ...Object.fromEntries(foundByCommands.map((name) => [name, undefined])),
        // A shared compile cache would hide which modules the clone compiles.
        NODE_COMPILE_CACHE: undefined,
        npm_execpath: join(folder, 'tool/npm-cli.js'),
        npm_node_execpath: process.execPath,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        child.emit('said');
      });
    }
    const ended = once(child, 'close').then(([status]: (number | null)[]) => status ?? null);
    return {
      child,
      said: () => output,
      says: async (text) => {
        while (!output.includes(text)) await once(child, 'said');
      },
      ends: () => ended,
    };
  };

  return {
    folder,
    write,
    start,
    /** Runs a command until it ends; resolves to its exit status and output. */
    async run(words: string[], env?: Record<string, string | undefined>) {
      const running = start(words, env);
      return { status: await running.ends(), said: running.said() };
    },
    /** A folder with stand-in programs, for a PATH that has no others; apt can install `apt` into it. */
    programs(names: readonly string[], { apt }: { readonly apt: readonly string[] }) {
      const bin = join(folder, 'bin');
      for (const name of [...names, 'initdb', 'postgres']) write(`bin/${name}`, '');
      write('bin/package.json', '{ "type": "commonjs" }');
      write('bin/apt.packages', JSON.stringify(apt));
      write('bin/apt-get', aptGet);
      write('bin/sudo', '#!/bin/sh\n[ "$1" = -n ] && shift\nexec "$@"\n');
      for (const name of ['apt-get', 'sudo']) chmodSync(join(bin, name), 0o755);
      for (const name of ['env', 'true']) symlinkSync(`/usr/bin/${name}`, join(bin, name));
      return bin;
    },
    has: (path: string) => existsSync(join(folder, path)),
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    remove: (path: string) => rmSync(join(folder, path), { recursive: true, force: true }),
    /** The log of the stand-in programs, one entry per line. */
    log: (path: 'npm.log' | 'build.log') =>
      existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8').trim().split('\n') : [],
  };
}
