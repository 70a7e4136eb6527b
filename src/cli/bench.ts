import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inform, run } from './command.ts';

/**
 * Every benchmark, with the sizes for which its figures are quoted. Each is a separate script, so that none affects
 * another.
 */
const benchmarks: Readonly<Record<string, readonly (readonly string[])[]>> = {
  scripts: [[]],
  fold: [['1000000']],
  journal: [[]],
  search: [['100000'], ['1000000']],
  suggestions: [['1000000']],
  guesses: [['100000']],
  hostile: [['100000']],
  inspector: [[]],
  import: [['8000', '800000']],
  start: [['1000000']],
  pages: [[]],
  streams: [['10000', '1000']],
  lighthouse: [[]],
};

await run(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, strict: true });
  const names = positionals.length > 0 ? positionals : Object.keys(benchmarks);
  let failed = 0;
  for (const name of names) {
    const sizes = Object.hasOwn(benchmarks, name) ? benchmarks[name]! : undefined;
    if (!sizes) throw new Error(`There is no benchmark ${name}; there are ${Object.keys(benchmarks).join(', ')}`);
    const script = fileURLToPath(new URL(`../../tests/bench/${name}.ts`, import.meta.url));
    for (const size of sizes) {
      inform(`— ${[name, ...size].join(' ')}`);
      const { status } = spawnSync(process.execPath, [...process.execArgv, script, ...size], { stdio: 'inherit' });
      if (status !== 0) failed += 1;
    }
  }
  return failed === 0 ? 0 : 1;
});
