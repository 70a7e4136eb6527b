import { kinds } from '#inspector/paths/charts/marks.ts';

/** An option of `npm run paths`: its values and its purpose. */
export interface Option {
  /** The accepted values of the option, a placeholder for a free value, or null for none. */
  readonly takes: readonly string[] | 'NAME' | 'STATE' | 'NUMBER' | 'FILE' | null;
  readonly default?: string;
  readonly help: string;
}

export const ways = ['shortest', 'simple', 'random'] as const;
export const formats = ['table', 'json', 'mermaid', 'gherkin', 'vitest', 'playwright'] as const;

/** All options of `npm run paths`, in the order of the help. */
export const options = {
  cover: {
    takes: kinds,
    default: 'transitions',
    help: 'what the paths cover together: all states, all transitions, every guard both ways (it holds, it does not hold), or all pairs of transitions that can follow each other',
  },
  how: {
    takes: ways,
    default: 'shortest',
    help: 'shortest: few short paths. simple: all ways meeting no situation twice, the shorter first, 1000 at most; with --cover only those that add something. random: one walk in which every step is drawn; with --cover it ends as soon as all is covered. A random walk also checks the invariants of the cases, and a walk that breaks one is shrunk to the shortest that does',
  },
  seed: {
    takes: 'NUMBER',
    help: 'of a random walk: the same seed draws the same walk. Without it one is drawn, and printed',
  },
  steps: { takes: 'NUMBER', default: '100', help: 'of a random walk: at most so many (1000 with --cover)' },
  from: { takes: 'STATE', help: 'with --to: the path leads through this state first' },
  to: { takes: 'STATE', help: 'the shortest path that ends in this state (with --how simple: all of them)' },
  beginning: { takes: 'NAME', help: 'only paths with this beginning, of a machine that can begin in several ways' },
  bound: {
    takes: 'NUMBER',
    help: 'the most situations that a walk may reach; for a machine with more, the message says what to do. Default: the bound of its cases, else 2000',
  },
  format: {
    takes: formats,
    default: 'table',
    help: 'table for reading, json for programs, mermaid for a diagram, gherkin for scenarios in plain English, vitest and playwright for tests that run',
  },
  output: {
    takes: 'FILE',
    help: 'writes there instead of to the terminal; with --all and a format of one machine a file (all but table and json), a folder',
  },
  force: { takes: null, help: 'lets --output overwrite what is there' },
  all: { takes: null, help: 'every machine, one after the other' },
  check: {
    takes: null,
    help: 'prints no paths, only whether all states and transitions can be reached, and if not, what blocks them. Of one machine, or of all',
  },
  replay: {
    takes: 'FILE',
    help: 'walks what is in the file (or in the JSON given itself): a recording, paths printed with --format json, or the path of a failed random walk; says where it ends, or at which step it differs',
  },
  coverage: {
    takes: null,
    help: 'instead of paths: what of all machines has been walked, by the paths, by tests of views, by journeys in a browser, by a running server and by recordings, compared with the last time. With --format table|json|html, --output FILE, and --source chart,view,journeys,server,recordings for some of these only',
  },
  help: { takes: null, help: 'this text' },
} as const satisfies Readonly<Record<string, Option>>;

export type OptionName = keyof typeof options;
