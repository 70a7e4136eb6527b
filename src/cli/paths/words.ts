import type { Kind } from '#inspector/paths/charts/marks.ts';
import { UsageError } from '../command.ts';
import { didYouMean } from './nearest.ts';
import { type formats, options, type Option, type OptionName, type ways } from './options.ts';

/** The arguments of `npm run paths`; null for each one that is left out. */
export interface PathsArguments {
  /** The machine as typed: its id, or the path of its file. */
  readonly machine: string | null;
  readonly cover: Kind | null;
  readonly how: (typeof ways)[number];
  /** A random walk always has a seed: without an argument it is drawn, so that all output names the same one. */
  readonly seed: number | null;
  readonly steps: number | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly beginning: string | null;
  readonly bound: number | null;
  readonly format: (typeof formats)[number];
  readonly output: string | null;
  readonly force: boolean;
  readonly all: boolean;
  readonly check: boolean;
  readonly replay: string | null;
  readonly help: boolean;
}

type OptionValues = Partial<Record<OptionName, string>>;

/** Parses the arguments after `npm run paths --`. @throws {UsageError} at the first invalid one */
export function parsedArguments(words: readonly string[]): PathsArguments {
  const { optionValues, machine } = sorted(words);
  const args: PathsArguments = {
    machine,
    cover: (optionValues.cover ?? null) as PathsArguments['cover'],
    how: (optionValues.how ?? 'shortest') as PathsArguments['how'],
    seed:
      numberOf(optionValues, 'seed', 0) ?? (optionValues.how === 'random' ? Math.floor(Math.random() * 2 ** 32) : null),
    steps: numberOf(optionValues, 'steps', 1),
    from: optionValues.from ?? null,
    to: optionValues.to ?? null,
    beginning: optionValues.beginning ?? null,
    bound: numberOf(optionValues, 'bound', 1),
    format: (optionValues.format ?? 'table') as PathsArguments['format'],
    output: optionValues.output ?? null,
    force: optionValues.force !== undefined,
    all: optionValues.all !== undefined,
    check: optionValues.check !== undefined,
    replay: optionValues.replay ?? null,
    help: optionValues.help !== undefined,
  };
  if (!args.help) for (const { holds, rule } of rules) if (!holds(args, optionValues)) throw new UsageError(rule);
  return args;
}

/** Splits the arguments into options with their values, and the one word that is no option: the machine. */
function sorted(words: readonly string[]): { optionValues: OptionValues; machine: string | null } {
  const optionValues: OptionValues = {};
  let machine: string | null = null;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    if (!/^-./.test(word)) {
      if (machine !== null) {
        throw new UsageError(
          `One machine at a time: ${machine} is one, ${word} is too much. Options begin with --, and npm needs a -- of its own before them: npm run paths -- ${machine} …`,
        );
      }
      machine = word;
      continue;
    }
    const [flag = '', ...rest] = word.split('=');
    const name = nameOf(flag);
    if (name in optionValues) throw new UsageError(`--${name} is there twice`);
    const option: Option = options[name];
    if (option.takes === null) {
      if (rest.length > 0) throw new UsageError(`--${name} takes no value; it is "${rest.join('=')}"`);
      optionValues[name] = '';
    } else {
      if (rest.length === 0) index += 1;
      optionValues[name] = valueOf(name, option, rest.length > 0 ? rest.join('=') : words[index]);
    }
  }
  return { optionValues, machine };
}

function nameOf(flag: string): OptionName {
  if (flag === '-h') return 'help';
  const names = Object.keys(options) as OptionName[];
  const name = names.find((each) => `--${each}` === flag);
  if (name) return name;
  const flags = names.map((each) => `--${each}`);
  throw new UsageError(`There is no option ${flag}; there are ${flags.join(', ')}.${didYouMean(flag, flags)}`);
}

function valueOf(name: OptionName, { takes }: Option, value: string | undefined): string {
  const expected = typeof takes === 'string' ? `a ${takes}` : `one of ${takes?.join(', ')}`;
  if (value === undefined || value.startsWith('--')) throw new UsageError(`--${name} takes ${expected}; none is there`);
  if (typeof takes !== 'string' && !takes?.includes(value)) {
    throw new UsageError(`--${name} is ${expected}, not "${value}".${didYouMean(value, takes ?? [])}`);
  }
  return value;
}

function numberOf(optionValues: OptionValues, name: OptionName, least: number): number | null {
  const text = optionValues[name];
  if (text === undefined) return null;
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`--${name} is a whole number from ${least} on, not "${text}"`);
}

interface Rule {
  readonly holds: (args: PathsArguments, optionValues: OptionValues) => boolean;
  readonly rule: string;
}

/** Valid combinations of arguments. An option without an effect is rejected, so that its author notices. */
const rules: readonly Rule[] = [
  {
    holds: ({ replay }, optionValues) => replay === null || Object.keys(optionValues).length === 1,
    rule: '--replay goes with no other option: the file says which machine, and how it begins',
  },
  {
    holds: ({ replay, machine }) => replay === null || machine === null,
    rule: '--replay needs no machine: the file says which',
  },
  {
    holds: ({ all, machine }) => !all || machine === null,
    rule: '--all is every machine: leave out the one, or --all',
  },
  {
    holds: ({ machine, all, check, replay }, optionValues) =>
      machine !== null || all || check || replay !== null || Object.keys(optionValues).length === 0,
    rule: 'Of which machine? Name one, or say --all. Without any word all machines are listed',
  },
  {
    holds: ({ check }, optionValues) =>
      !check || Object.keys(optionValues).every((name) => ['check', 'all', 'bound', 'beginning'].includes(name)),
    rule: '--check goes with --all, --bound and --beginning only: it prints no paths',
  },
  {
    holds: ({ how, seed, steps }) => how === 'random' || (seed === null && steps === null),
    rule: '--seed and --steps are of a random walk: add --how random',
  },
  { holds: ({ from, to }) => from === null || to !== null, rule: '--from needs --to, the state to go to' },
  {
    holds: ({ how, to }) => how !== 'random' || to === null,
    rule: '--to is for --how shortest or simple: a random walk goes where it is drawn to',
  },
  {
    holds: ({ to, cover }) => to === null || cover === null,
    rule: '--to asks for the way to one state, --cover for all there is: leave one of them out',
  },
  {
    holds: ({ all, to, beginning }) => !all || (to === null && beginning === null),
    rule: '--to, --from and --beginning are of one machine: name it, and leave out --all',
  },
  { holds: ({ force, output }) => !force || output !== null, rule: '--force is for --output, which is not there' },
  {
    holds: ({ all, format, output }) => !all || output !== null || ['table', 'json'].includes(format),
    rule: 'With --all this format makes a file for each machine: say in which folder with --output FOLDER',
  },
];
