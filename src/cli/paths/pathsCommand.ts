import { counted, duration } from '#inspector/paths/formats/walked.ts';
import { jsonOf } from '#inspector/paths/formats/json.ts';
import { isFault, reasonLine, verdictOn } from './check.ts';
import { driverOf } from './drivers.ts';
import { helpFor } from './help.ts';
import { listOf } from './list.ts';
import { machineNamed } from './machineNamed.ts';
import { findMachines, type FoundMachine } from './machines.ts';
import { replay } from './replay.ts';
import { expectFree, fileFor, formatted, isOneText, sentenceOf, type Walks, writeText } from './pathsOutput.ts';
import { type Say, walk } from './walks.ts';
import { type PathsArguments, parsedArguments } from './words.ts';

/** The terminal in which the command runs. */
export interface Terminal {
  /** Writes a line, or several, of the result. */
  readonly out: (text: string) => void;
  /** Writes a message that is not part of the result. */
  readonly say: (line: string) => void;
  /** The current folder, to which paths are relative. */
  readonly folder: string;
  /** The width of a line, in characters. */
  readonly width: number;
}

/** The walks of a machine, and their duration, in milliseconds. */
interface Result extends Walks {
  readonly took: number;
}

/**
 * `npm run paths`: resolves with its exit code, 1 if something cannot be reached or fails.
 *
 * @throws {UsageError} for invalid arguments
 * @throws {Error} if the single requested machine cannot be walked
 */
export async function pathsCommand(
  words: readonly string[],
  terminal: Terminal,
  find: () => Promise<readonly FoundMachine[]> = findMachines,
): Promise<number> {
  const args = parsedArguments(words);
  const { out, folder, width } = terminal;
  if (args.help) {
    out(helpFor(width));
    return 0;
  }
  const machines = await find();
  if (args.replay !== null) return replay(machines, args.replay, terminal);
  if (args.machine === null && !args.all && !args.check) {
    out(listOf(machines, width));
    return 0;
  }
  const wanted = args.machine === null ? machines : [machineNamed(machines, args.machine, folder)];
  return args.check ? check(wanted, args, terminal) : print(wanted, args, terminal);
}

async function check(machines: readonly FoundMachine[], args: PathsArguments, { out, say }: Terminal): Promise<number> {
  const began = performance.now();
  let failed = 0;
  for (const found of machines) {
    try {
      const { isWhole, lines } = verdictOn(found, args, say);
      out(lines.join('\n'));
      if (!isWhole) failed += 1;
    } catch (error) {
      failed += failureOf(error, machines, (message) => out(`✗ ${found.id}: ${message}`));
    }
  }
  if (machines.length > 1) {
    say(
      `${counted(machines.length, 'machine')}, ${failed} of them not whole, in ${duration(performance.now() - began)}`,
    );
  }
  return failed === 0 ? 0 : 1;
}

async function print(machines: readonly FoundMachine[], args: PathsArguments, terminal: Terminal): Promise<number> {
  const { say, folder } = terminal;
  for (const found of machines) expectFree(fileFor(found, args, folder), args);
  const began = performance.now();
  const results: Result[] = [];
  let failed = 0;
  for (const found of machines) {
    const start = performance.now();
    try {
      const walks = await walkAll(found, args, say);
      const result = { ...walks, took: performance.now() - start };
      if (!isOneText(args.format) || !args.all) tell(result, args, terminal);
      results.push(result);
    } catch (error) {
      failed += failureOf(error, machines, say);
    }
  }
  if (args.all && isOneText(args.format)) printAll(results, args, terminal);
  for (const { walked } of results) {
    // With a chosen beginning, unreached parts are no failure: another beginning may reach more.
    const where = args.beginning === null ? '' : ` from “${args.beginning}”`;
    for (const reason of walked.unreached) say(`${walked.walkable.id}${where}: ${reasonLine(reason)}`);
    if (args.beginning === null && walked.unreached.some(isFault)) failed += 1;
  }
  if (args.all) say(totalOf(results, performance.now() - began));
  return failed === 0 ? 0 : 1;
}

/** Walks a machine. For the output of a test it also walks the machine with the actions of its driver. */
async function walkAll(found: FoundMachine, args: PathsArguments, say: Say): Promise<Walks> {
  const isTest = args.format === 'vitest' || args.format === 'playwright';
  const driver = isTest ? await driverOf(found) : null;
  if (!driver) return { found, walked: await walk(found, args, say), shown: null };
  const shown = { driver, walked: await walk({ ...found, cases: driver.cases }, args, say) };
  const left = shown.walked.unreached.filter(isFault).length;
  if (left > 0) say(`${found.id}: ${left} states and transitions are beyond a visitor; ${driver.file} says why`);
  return {
    found,
    walked: args.format === 'playwright' ? { ...shown.walked, unreached: [] } : await walk(found, args, say),
    shown,
  };
}

/** Among many machines, a machine that cannot be walked is reported and the others continue. */
function failureOf(error: unknown, machines: readonly unknown[], say: (message: string) => void): 1 {
  if (machines.length === 1 || !(error instanceof Error)) throw error;
  say(error.message);
  return 1;
}

function tell(result: Result, args: PathsArguments, { out, say, folder, width }: Terminal): void {
  const file = fileFor(result.found, args, folder);
  const text = formatted(result, args, width);
  const sentence = sentenceOf(result.walked, result.took);
  if (file !== null) {
    writeText(file, text);
    say(`${file}: ${sentence}`);
  } else if (args.format === 'table') out(`${text}\n\n${sentence}`);
  else {
    out(text);
    say(sentence);
  }
}

/** Prints the paths of all machines as one text, each machine with its summary. */
function printAll(results: readonly Result[], args: PathsArguments, { out, folder, width }: Terminal): void {
  const text =
    args.format === 'json'
      ? jsonOf(results.map(({ walked }) => walked))
      : results
          .map((result) => `${formatted(result, args, width)}\n\n${sentenceOf(result.walked, result.took)}`)
          .join('\n\n\n');
  const file = results[0] ? fileFor(results[0].found, args, folder) : null;
  if (file === null) out(text);
  else writeText(file, text);
}

function totalOf(results: readonly Result[], took: number): string {
  const paths = results.reduce((sum, { walked }) => sum + walked.summary.paths, 0);
  const steps = results.reduce((sum, { walked }) => sum + walked.summary.steps, 0);
  return `${counted(results.length, 'machine')}, ${counted(paths, 'path')}, ${counted(steps, 'step')}, in ${duration(took)}`;
}
