import { parseArgs } from 'node:util';
import { UsageError } from '../command.ts';
import { didYouMean } from '../paths/nearest.ts';

export const formats = ['svg', 'png', 'mermaid'] as const;
export const themes = ['auto', 'light', 'dark'] as const;

/** The arguments of `npm run inspect`. */
export interface InspectArguments {
  /** The ids or files of the machines to draw; empty for all machines. */
  readonly machines: readonly string[];
  /** The folder to which pictures are exported; null without `--export`. */
  readonly folder: string | null;
  readonly format: (typeof formats)[number];
  readonly theme: (typeof themes)[number];
  readonly help: boolean;
}

const options = {
  export: { type: 'string' },
  format: { type: 'string' },
  theme: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const help = `npm run inspect -- --export FOLDER [--format svg|png|mermaid] [--theme auto|light|dark] [MACHINE…]

Draws the statecharts of machines/ and writes a file for each into FOLDER, for READMEs and for reading. An existing file of
the same name is overwritten. So far this is all that the command does: it opens no window and simulates nothing.

  MACHINE    a statechart, by its id (search) or its file (machines/search/searchMachine.ts, also without Machine.ts).
             Default: all
  --export   the folder; it is created if necessary
  --format   svg: ID.chart.svg, a picture that needs no other file. png: ID.chart.png. mermaid: ID.mmd, a diagram as text.
             Default: svg
  --theme    the colours of a picture. auto follows the reader's colour scheme, and is for svg only.
             Default: auto for svg, light for png
  --help     this text

Examples
  npm run inspect -- --export charts
  npm run inspect -- --export charts --format png --theme dark search suggestions

npm run check compares every committed *.chart.svg with its machine.
Exit codes: 0 success, 1 a machine that cannot be read, 2 invalid arguments.
What the drawings show: src/inspector/drawing/README.md`;

const nothing = { machines: [], folder: null, format: 'svg', theme: 'auto' } as const;

/** Parses the arguments after `npm run inspect --`. @throws {UsageError} at the first invalid one */
export function parsedArguments(words: readonly string[]): InspectArguments {
  if (words.includes('--help') || words.includes('-h')) return { ...nothing, help: true };
  const { values, positionals } = parsed(words);
  const format = oneOf('format', formats, values.format ?? 'svg');
  const theme = oneOf('theme', themes, values.theme ?? (format === 'png' ? 'light' : 'auto'));
  const args = { machines: positionals, folder: values.export ?? null, format, theme, help: false };
  if (format === 'mermaid' && values.theme !== undefined) {
    throw new UsageError('--theme is for pictures: what displays a Mermaid diagram chooses its colours');
  }
  if (format === 'png' && theme === 'auto') throw new UsageError('--theme auto is for svg: a png is light or dark');
  if (args.folder === null && words.length > 0) throw new UsageError('Say where to: --export FOLDER');
  if (args.folder === '') throw new UsageError('--export takes a FOLDER; none is there');
  return args;
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    const flags = Object.keys(options).map((name) => `--${name}`);
    const flagOf = (word: string) => word.split('=')[0]!;
    const unknown = words.find((word) => word.startsWith('-') && word !== '-h' && !flags.includes(flagOf(word)));
    if (unknown !== undefined)
      throw new UsageError(
        `There is no option ${unknown}; there are ${flags.join(', ')}.${didYouMean(unknown, flags)}`,
      );
    const [, alone] = /^Option '(--\w+).*' argument (?:missing|is ambiguous)/.exec((error as Error).message) ?? [];
    throw new UsageError(alone === undefined ? (error as Error).message : `${alone} takes a value; none is there`);
  }
}

function oneOf<const Value extends string>(name: string, values: readonly Value[], value: string): Value {
  const found = values.find((each) => each === value);
  if (found !== undefined) return found;
  throw new UsageError(`--${name} is one of ${values.join(', ')}, not "${value}".${didYouMean(value, values)}`);
}
