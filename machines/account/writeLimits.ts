const day = 24 * 60 * 60 * 1000;

/** What an account writes, as far as it is limited. */
export const writeKinds = ['ads', 'edits', 'drafts', 'messages', 'favourites', 'changes'] as const;
export type WriteKind = (typeof writeKinds)[number];

/** The stretch in which writes are counted, in milliseconds. It begins with the first of them. */
export const writesWithin = day;

/** Ages of an account, in milliseconds, from the oldest step to the youngest: those of first contacts. */
const ages = [30 * day, 7 * day, day, 0] as const;

/**
 * Writes in a day by the age of the account, oldest step first. The journal keeps what is written for ever, and a fresh account
 * that writes more than a person can is a program. A household that is cleared has a few dozen ads; a dealer imports a file, which
 * is not limited. A device saves a draft after each pause of two seconds: a few hundred times in an hour of typing.
 */
const steps: Readonly<Record<WriteKind, readonly [number, number, number, number]>> = {
  ads: [200, 100, 50, 20],
  edits: [1_000, 600, 300, 100],
  drafts: [2_000, 2_000, 1_000, 500],
  messages: [1_000, 1_000, 500, 200],
  favourites: [2_000, 2_000, 1_000, 500],
  changes: [2_000, 2_000, 1_000, 500],
};

/** How many writes of a kind an account of an age (milliseconds) has in a day. */
export function mostWritesOf(kind: WriteKind, age: number): number {
  const step = ages.findIndex((from) => age >= from);
  return steps[kind].at(step)!;
}
