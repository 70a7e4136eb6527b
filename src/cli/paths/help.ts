import { wrapped } from '#inspector/paths/formats/columns.ts';
import { options, type Option } from './options.ts';

const introduction = [
  'Everything that a visitor, a server or a clock can do to a part of this market is drawn in a statechart: a machine in machines/. This command walks the machines and prints ways through them, for tests to go.',
];

const terms: readonly (readonly [term: string, meaning: string])[] = [
  [
    'machine',
    'a statechart, by its id (search) or its file (machines/search/searchMachine.ts, also without Machine.ts). A flow receives events of a person or a device. A lifecycle folds facts, which the rules of commands return',
  ],
  ['path', 'a beginning, and the steps from there: what happens, and in which state the machine is after it'],
  [
    'case',
    'an example of what an event carries, or of how a call ends: sort.changed (cheapest) is the event sort.changed with the case cheapest. They are in a file next to the machine: machines/search/searchCases.ts',
  ],
  ['beginning', 'an example of what a machine starts with, from the same file'],
  [
    'situation',
    'a state, with everything else that decides what can happen next: running delays, pending calls, history, and keys',
  ],
  [
    'key',
    'the part of the data that distinguishes two situations of a machine. Without keys, a list of ten ads and one of eleven would be two situations',
  ],
  [
    'bound',
    'the most situations that a walk may reach. Beyond it the walk stops, and names the keys that distinguish too many',
  ],
  ['seed', 'a number that a random walk is drawn from: the same seed, the same walk'],
  ['branch', 'of a guard (a condition of a transition): that it holds, or that it does not. Paths should cover both'],
  ['pair', 'two transitions, the second taken by the event that comes after the one that took the first'],
];

const examples: readonly (readonly [words: string, meaning: string])[] = [
  ['', 'which machines there are'],
  ['modal', 'a few short paths that take every transition'],
  ['search --cover guards', 'paths on which every guard holds and does not hold'],
  ['search --from idle --to pendingUpdateWithoutToken.failed', 'the shortest way from one state to another'],
  ['modal --how random --seed 7 --steps 20', 'twenty steps, drawn'],
  ['modal --format vitest --output tests/web/ui/modal.paths.test.ts', 'a test that runs'],
  ['search --format json > search.json', 'for programs; with npm run -s, which keeps npm itself quiet'],
  ['--replay search.json', 'the same paths once more, after a change of the machine'],
  ['--check', 'whether everything in every machine can be reached'],
  ['--coverage', 'what has been walked so far'],
];

const exitCodes: readonly (readonly [code: string, meaning: string])[] = [
  ['0', 'all is well'],
  ['1', 'a state or transition that no path reaches, a walk that failed or differs, a machine that cannot be walked'],
  ['2', 'words that the command does not understand; nothing was done'],
];

/** The whole help, for a reader who has never seen the project. */
export function helpFor(width: number): string {
  return [
    'npm run paths [-- MACHINE] [OPTIONS]',
    '',
    ...introduction.flatMap((text) => wrapped(text, width)),
    '',
    'Words',
    ...definitions(terms, width),
    '',
    'Options',
    ...definitions(
      Object.entries(options).map(([name, option]) => optionEntry(name, option)),
      width,
    ),
    '',
    'Examples (each after npm run paths -- or, for the paths alone, npm run -s paths --)',
    ...definitions(
      examples.map(([words, meaning]) => [words || '(nothing)', meaning] as const),
      width,
    ),
    '',
    'Exit codes',
    ...definitions(exitCodes, width),
    '',
    ...wrapped(
      'Paths go to the standard output. With a format for programs nothing else does: how many there are and what they cover is on the standard error.',
      width,
    ),
    'More, with worked examples: src/inspector/paths/README.md',
  ].join('\n');
}

function optionEntry(name: string, { takes, default: usual, help }: Option): readonly [string, string] {
  const value = takes === null ? '' : ` ${typeof takes === 'string' ? takes : takes.join('|')}`;
  return [`--${name}${value}`, usual === undefined ? help : `${help}. Default: ${usual}`];
}

/** A list of terms with their meanings; a meaning is below its term if the term is long. */
function definitions(entries: readonly (readonly [term: string, meaning: string])[], width: number): string[] {
  const widest = 20;
  return entries.flatMap(([term, meaning]) => {
    const lines = wrapped(meaning, Math.max(30, width - widest - 4)).map((line) => ' '.repeat(widest + 4) + line);
    if (term.length > widest) return [`  ${term}`, ...lines];
    return [`  ${term.padEnd(widest)}  ${lines[0]!.trimStart()}`, ...lines.slice(1)];
  });
}
