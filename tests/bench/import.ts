import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';
import { runImport } from '#server/work/runImport.ts';

// Import of used cars into the embedded store, each ad drafted and published durably: rows per second and peak memory.
// The peer is csv-parse alone on the same file. `node tests/bench/import.ts 8000 800000`; the sample is repeated with a
// running number in the name. Each measurement runs in a separate process, to measure its peak memory alone.

const sample = fileURLToPath(new URL('../../../shared/data/kleinanzeigen-cars.csv', import.meta.url));
const own = fileURLToPath(import.meta.url);

interface Measured {
  readonly rows: number;
  readonly seconds: number;
  readonly megabytes: number;
}

const measurements = {
  async import(file: string): Promise<number> {
    const result = await runImport({ file, format: 'cars', dryRun: false }, { dataDir: join(file, '..', 'data') }, {});
    return 'counts' in result ? result.counts.new : 0;
  },
  /** The baseline for comparison: the cost of parsing the file without importing it. */
  async parse(file: string): Promise<number> {
    let rows = -1;
    for await (const _row of createReadStream(file).pipe(parse({ encoding: 'latin1' }))) rows += 1;
    return rows;
  },
};

const [first = '8000', second = '800000'] = process.argv.slice(2);
if (Object.hasOwn(measurements, first)) await measureHere(first as keyof typeof measurements, second);
else if (existsSync(sample)) for (const rows of [first, second]) await compare(Number(rows));
else console.log(`import: not measured, for the sample ${sample} is not at hand`);

async function measureHere(what: keyof typeof measurements, file: string): Promise<void> {
  const from = performance.now();
  const rows = await measurements[what](file);
  const seconds = (performance.now() - from) / 1000;
  console.log(JSON.stringify({ rows, seconds, megabytes: process.resourceUsage().maxRSS / 1000 } satisfies Measured));
}

async function compare(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'allmend-bench-'));
  try {
    const file = join(folder, 'cars.csv');
    await pipeline(repeated(rows), createWriteStream(file, 'latin1'));
    const peer = measure('parse', file);
    const imported = measure('import', file);
    if (peer.rows !== rows || imported.rows !== rows) throw new Error(`${imported.rows} of ${rows} rows were imported`);
    console.log(`import ${rows.toLocaleString('en')} rows`);
    console.log(line('import', imported));
    const ratio = imported.seconds / peer.seconds;
    console.log(`${line('csv-parse', peer)}   (reading alone: import takes ${ratio.toFixed(1)} x as long)`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function* repeated(rows: number): Generator<string> {
  const [header, ...listings] = readFileSync(sample, 'latin1').trimEnd().split('\n');
  const beforeName = '2016-03-26 17:47:46,'.length;
  yield `${header}\n`;
  for (let row = 0; row < rows; row += 1) {
    const listing = listings[row % listings.length]!;
    const quote = listing[beforeName] === '"' ? '"' : '';
    yield `${listing.slice(0, beforeName)}${quote}${row}_${listing.slice(beforeName + quote.length)}\n`;
  }
}

function measure(what: keyof typeof measurements, file: string): Measured {
  const words = [...nodeOptions, own, what, file];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as Measured;
}

function line(name: string, { rows, seconds, megabytes }: Measured): string {
  const rate = Math.round(rows / seconds).toLocaleString('en');
  return `  ${name.padEnd(10)}${rate.padStart(8)} rows/s ${seconds.toFixed(1).padStart(7)} s ${megabytes.toFixed(0).padStart(5)} MB`;
}
