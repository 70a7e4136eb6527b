import { parseArgs } from 'node:util';
import { type SourceName, sourceNames } from '#inspector/paths/coverage/coverage.ts';
import { UsageError } from '../../command.ts';
import { didYouMean } from '../nearest.ts';

export const coverageFormats = ['table', 'json', 'html'] as const;

/** The arguments of `npm run paths -- --coverage`. */
export interface CoverageArguments {
  readonly format: (typeof coverageFormats)[number];
  readonly sources: readonly SourceName[];
  /** The file for the report; null to write it to the terminal. */
  readonly output: string | null;
  /** Whether an existing file may be overwritten. */
  readonly force: boolean;
}

/** Parses the arguments next to `--coverage`. @throws {UsageError} at the first invalid one */
export function parsedCoverageArguments(words: readonly string[]): CoverageArguments {
  const { values, positionals } = parsed(words);
  const [word] = positionals;
  if (word !== undefined) {
    throw new UsageError(`--coverage is of all machines, and takes no word of its own; "${word}" is too much`);
  }
  return {
    format: oneOf('format', values.format ?? 'table', coverageFormats),
    sources: values.source === undefined ? sourceNames : sourcesIn(values.source),
    output: values.output ?? null,
    force: values.force ?? false,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        coverage: { type: 'boolean' },
        format: { type: 'string' },
        source: { type: 'string' },
        output: { type: 'string' },
        force: { type: 'boolean' },
      },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    // Only Node's first sentence: it continues with advice that does not apply here.
    const [reason] = (error as Error).message.split('. ');
    throw new UsageError(`${reason}; --coverage goes with --format, --source, --output and --force`);
  }
}

function sourcesIn(text: string): readonly SourceName[] {
  const sources = new Set(text.split(',').map((word) => oneOf('source', word.trim(), sourceNames)));
  return sourceNames.filter((name) => sources.has(name));
}

function oneOf<Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const word = words.find((each) => each === text);
  if (word) return word;
  throw new UsageError(
    `--${option} with --coverage is one of ${words.join(', ')}, not "${text}".${didYouMean(text, words)}`,
  );
}
