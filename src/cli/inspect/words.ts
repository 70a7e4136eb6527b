import { parseArgs } from 'node:util';
import { UsageError } from '../command.ts';
import { didYouMean } from '../paths/nearest.ts';

export const formats = ['svg', 'png', 'mermaid'] as const;
export const themes = ['auto', 'light', 'dark'] as const;

/** The arguments of `npm run inspect`. */
export interface InspectArguments {
  /** The ids or files of the machines to draw; empty for all machines. */
  readonly machines: readonly string[];
  /** A machine, file or stream that the inspector opens first; null for none. */
  readonly first: string | null;
  /** The folder to which pictures are exported; null without `--export`. */
  readonly folder: string | null;
  readonly format: (typeof formats)[number];
  readonly theme: (typeof themes)[number];
  /** The port of the inspector's server. */
  readonly port: number;
  readonly help: boolean;
}

const options = {
  export: { type: 'string' },
  format: { type: 'string' },
  theme: { type: 'string' },
  port: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The port of the inspector's server. */
const usualPort = 4600;

export const help = `npm run inspect [-- --port PORT] [MACHINE|FILE|STREAM]
npm run inspect -- --export FOLDER [--format svg|png|mermaid] [--theme auto|light|dark] [MACHINE…]

The first form starts the inspector and prints its address, which only this machine can open. It draws every statechart
of machines/ from its source and simulates it without the application. Ctrl-C ends it.

The second form writes a picture of each statechart into FOLDER, for READMEs and for reading. An existing file of the
same name is overwritten.

  FILE       a recording (*.recording.json) or a saved session (*.session.json), which the inspector opens first
  STREAM     a stream of the market in DATA_DIR or DATABASE_URL, such as listing-4f2a, which it opens first
  --port     the port of the inspector. Default: ${usualPort}
  MACHINE    a statechart, which the inspector opens first or which is drawn, by its id (search) or its file (machines/search/searchMachine.ts, also without Machine.ts).
             Default: all
  --export   the folder; it is created if necessary
  --format   svg: ID.chart.svg, a picture that needs no other file. png: ID.chart.png. mermaid: ID.mmd, a diagram as text.
             Default: svg
  --theme    the colours of a picture. auto follows the reader's colour scheme, and is for svg only.
             Default: auto for svg, light for png
  --help     this text

Examples
  npm run inspect
  npm run inspect -- --port 4700
  npm run inspect -- search.recording.json
  npm run inspect -- --export charts
  npm run inspect -- --export charts --format png --theme dark search suggestions

npm run check compares every committed *.chart.svg with its machine.
Exit codes: 0 success, 1 a machine that cannot be read or a port in use, 2 invalid arguments.
What the drawings show: src/inspector/drawing/README.md`;

const nothing = { machines: [], first: null, folder: null, format: 'svg', theme: 'auto', port: usualPort } as const;

/** Parses the arguments after `npm run inspect --`. @throws {UsageError} at the first invalid one */
export function parsedArguments(words: readonly string[]): InspectArguments {
  if (words.includes('--help') || words.includes('-h')) return { ...nothing, help: true };
  const { values, positionals } = parsed(words);
  const format = oneOf('format', formats, values.format ?? 'svg');
  const theme = oneOf('theme', themes, values.theme ?? (format === 'png' ? 'light' : 'auto'));
  const port = portFrom(values.port);
  const [only = null] = positionals;
  const first = values.export === undefined && positionals.length < 2 ? only : null;
  const machines = first === null ? positionals : [];
  const args = { machines, first, folder: values.export ?? null, format, theme, port, help: false };
  if (format === 'mermaid' && values.theme !== undefined) {
    throw new UsageError('--theme is for pictures: what displays a Mermaid diagram chooses its colours');
  }
  if (format === 'png' && theme === 'auto') throw new UsageError('--theme auto is for svg: a png is light or dark');
  const ofPictures = machines.length > 0 || values.format !== undefined || values.theme !== undefined;
  if (args.folder === null && ofPictures) throw new UsageError('Say where to: --export FOLDER');
  if (args.folder !== null && values.port !== undefined) throw new UsageError('--port is for the inspector itself');
  if (args.folder === '') throw new UsageError('--export takes a FOLDER; none is there');
  return args;
}

function portFrom(value: string | undefined): number {
  const port = value === undefined ? usualPort : Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageError(`--port is a whole number from 1 to 65535, not "${value}"`);
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
