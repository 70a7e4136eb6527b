import { tmpdir } from 'node:os';
import { pathsCommand } from '#cli/paths/pathsCommand.ts';
import type { FoundMachine, MachineCases } from '#cli/paths/machines.ts';

/** The result of a command: its exit code or its error, and its output. */
export interface Outcome {
  readonly code: number | null;
  readonly error: Error | null;
  /** The text that the command printed on the standard output. */
  readonly out: string;
  /** The text that the command printed on the standard error. */
  readonly said: string;
  /** The output of both streams, in the order in which a terminal shows it. */
  readonly shown: string;
}

interface Setting {
  readonly folder?: string;
  readonly width?: number;
  /** Machines that replace those of the clone. */
  readonly machines?: readonly FoundMachine[];
}

/** Runs the command `npm run -s paths --` with these words, in a simulated terminal that records its output. */
export async function paths(
  words: readonly string[],
  { folder = tmpdir(), width = 120, machines }: Setting = {},
): Promise<Outcome> {
  const out: string[] = [];
  const said: string[] = [];
  const shown: string[] = [];
  const terminal = {
    out: (text: string) => void (out.push(text), shown.push(text)),
    say: (line: string) => void (said.push(line), shown.push(line)),
    folder,
    width,
  };
  let code: number | null = null;
  let error: Error | null = null;
  try {
    code = await pathsCommand(words, terminal, ...(machines ? [async () => machines] : []));
  } catch (thrown) {
    error = thrown as Error;
  }
  return { code, error, out: out.join('\n'), said: said.join('\n'), shown: shown.join('\n') };
}

/** Splits a line into words as a shell does. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, inQuotes, bare]) => inQuotes ?? bare!);
}

/** The totals in the last line of a table: paths, steps, situations and coverage. */
export const summary = /(\d+ paths?), (\d+ steps?), (\d+ situations?), in [\d.]+ m?s\. Covered: (.*)$/m;

/** A machine in the form of `findMachines`, with cases of a test or without any. */
export function foundMachine(cases: MachineCases, found: Partial<FoundMachine> = {}): FoundMachine {
  const { id } = cases.machine;
  return {
    id,
    kind: cases.kind,
    file: `machines/tests/${id}Machine.ts`,
    casesFile: `machines/tests/${id}Cases.ts`,
    machine: cases.machine,
    cases,
    casesName: `${id}Cases`,
    fault: null,
    ...found,
  };
}
