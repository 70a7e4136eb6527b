import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type CollectedSource, coverageOf, type SourceName, sourceNames } from '#inspector/paths/coverage/coverage.ts';
import { coverageHtml } from '#inspector/paths/coverage/html.ts';
import { coverageJson } from '#inspector/paths/coverage/json.ts';
import { InvalidLastRun, type LastRun, lastRunText, readLastRun } from '#inspector/paths/coverage/lastRun.ts';
import type { Report } from '#inspector/paths/coverage/report.ts';
import { coverageTable } from '#inspector/paths/coverage/table.ts';
import { configFrom } from '#server/config.ts';
import { root } from '../firstRun/clone.mjs';
import { type ChartWalks, walkCharts } from './coverage/chartWalks.ts';
import { type CoverageArguments, parsedCoverageArguments } from './coverage/coverageWords.ts';
import { tracedByRecordings } from './coverage/recordingTraces.ts';
import { tracedByServer } from './coverage/serverTrace.ts';
import { tracedByTests } from './coverage/traceFiles.ts';
import { findMachines, type FoundMachine } from './machines.ts';
import { expectFree } from './pathsOutput.ts';

/** The terminal in which the command runs. */
interface Terminal {
  readonly out: (text: string) => void;
  readonly say: (line: string) => void;
  /** The current folder, to which paths are relative. */
  readonly folder: string;
  readonly width: number;
}

/** The inputs of the command: the machines, the traces of tests in a clone, and the market of the environment. */
interface Surroundings {
  readonly find: () => Promise<readonly FoundMachine[]>;
  readonly clone: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * `npm run paths -- --coverage`: the coverage of all machines, by source. A run over all sources is stored, for
 * comparison with the next one.
 *
 * @returns the exit code: 1 if a machine with cases cannot be walked
 * @throws {UsageError} for invalid arguments
 */
export async function coverageCommand(
  words: readonly string[],
  terminal: Terminal,
  around: Surroundings = { find: findMachines, clone: root, env: process.env },
): Promise<number> {
  const args = parsedCoverageArguments(words);
  if (args.output !== null) expectFree(resolve(terminal.folder, args.output), args);
  const { say } = terminal;
  const walks = walkCharts(await around.find());
  say(`chart: ${walks.source.said}`);
  const sources: CollectedSource[] = [];
  for (const name of args.sources) sources.push(await collected(name, walks, say, around));
  const lastFile = join(around.clone, 'coverage', 'paths', 'last.json');
  const last = lastRun(lastFile);
  const report: Report = {
    coverage: coverageOf(walks.machines, sources),
    written: Date.now(),
    last: 'run' in last ? last.run : null,
    remarks: [...walks.failed, ...walks.remarks, ...('why' in last && last.why ? [last.why] : [])],
  };
  tell(report, args, terminal);
  // Without a machine or a source, this run would be an incomplete reference for the next one.
  if (args.sources.length === sourceNames.length && walks.failed.length === 0) {
    writeWhole(lastFile, lastRunText(report.coverage, report.written));
  }
  for (const line of walks.failed) say(line);
  return walks.failed.length > 0 ? 1 : 0;
}

async function collected(
  name: SourceName,
  { source, walkables }: ChartWalks,
  say: Terminal['say'],
  { clone, env }: Surroundings,
): Promise<CollectedSource> {
  switch (name) {
    case 'chart':
      return source;
    case 'view':
    case 'journeys':
      return tracedByTests(name, clone);
    case 'server':
      return tracedByServer(configFrom(env), say);
    case 'recordings':
      return tracedByRecordings(clone, walkables);
  }
}

/** The previous run, or the reason why it cannot be compared; null if there was none. */
function lastRun(lastFile: string): { readonly run: LastRun } | { readonly why: string | null } {
  if (!existsSync(lastFile)) return { why: null };
  try {
    return { run: readLastRun(readFileSync(lastFile, 'utf8')) };
  } catch (error) {
    if (!(error instanceof InvalidLastRun)) throw error;
    return {
      why: `The run before cannot be read, so there is nothing to compare with (${lastFile}: ${error.message})`,
    };
  }
}

const formats: Readonly<Record<CoverageArguments['format'], (report: Report, width: number) => string>> = {
  table: coverageTable,
  json: coverageJson,
  html: coverageHtml,
};

function tell(report: Report, { format, output }: CoverageArguments, { out, say, folder, width }: Terminal): void {
  const text = formats[format](report, width);
  if (output === null) {
    out(text);
    return;
  }
  const file = resolve(folder, output);
  writeWhole(file, `${text}\n`);
  say(`Written to ${file}`);
}

/** Writes a file atomically: a concurrent reader sees the complete old or new content. */
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
