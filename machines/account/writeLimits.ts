import { day } from '../market/units.ts';

/** The kinds of writes that are limited. */
export const writeKinds = ['ads', 'edits', 'drafts', 'messages', 'favourites', 'changes'] as const;
export type WriteKind = (typeof writeKinds)[number];

/** The period in which writes are counted, in milliseconds. It begins with the first write. */
export const writesWithin = day;

/** Ages of an account in milliseconds, oldest step first. The limits of first contacts have the same steps. */
const ages = [30 * day, 7 * day, day, 0] as const;

/**
 * Writes per day by the age of the account, oldest step first. The journal keeps facts for ever, and a new account that
 * writes more than a person can is a program. Clearing a household takes a few dozen ads; a dealer imports a file,
 * which is not limited. A device saves a draft after each pause of two seconds: a few hundred times in an hour of
 * typing.
 */
const steps: Readonly<Record<WriteKind, readonly [number, number, number, number]>> = {
  ads: [200, 100, 50, 20],
  edits: [1_000, 600, 300, 100],
  drafts: [2_000, 2_000, 1_000, 500],
  messages: [1_000, 1_000, 500, 200],
  favourites: [2_000, 2_000, 1_000, 500],
  changes: [2_000, 2_000, 1_000, 500],
};

/** The daily limit of a kind of write for an account of this age, in milliseconds. */
export function mostWritesOf(kind: WriteKind, age: number): number {
  const step = ages.findIndex((from) => age >= from);
  return steps[kind].at(step)!;
}
