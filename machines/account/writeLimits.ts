import { day } from '../market/units.ts';

/** The kinds of writes that are limited. */
export const limitedWriteKinds = ['ads', 'edits', 'drafts', 'messages', 'photos', 'favourites', 'changes'] as const;
export type WriteKind = (typeof limitedWriteKinds)[number];

/** The window in which writes are counted, in milliseconds. It begins with the first write. */
export const writesWithin = day;

/** Ages of an account in milliseconds, oldest step first. The limits of first contacts have the same steps. */
const ages = [30 * day, 7 * day, day, 0] as const;

/**
 * Writes per day by the age of the account, oldest step first. The journal stores facts for ever, and a new account
 * that writes more than a person can is a program. Clearing a household takes a few dozen listings; a dealer imports a
 * file, which is not limited. A device saves a draft after each pause of two seconds: a few hundred times in an hour of
 * typing. Photos include edited ones and the pictures of messages: a listing of a new account has 10.
 */
const steps: Readonly<Record<WriteKind, readonly [number, number, number, number]>> = {
  ads: [200, 100, 50, 20],
  edits: [1_000, 600, 300, 100],
  drafts: [2_000, 2_000, 1_000, 500],
  messages: [1_000, 1_000, 500, 200],
  photos: [3_000, 1_500, 800, 400],
  favourites: [2_000, 2_000, 1_000, 500],
  changes: [2_000, 2_000, 1_000, 500],
};

/** The daily limit of a kind of write for an account of this age, in milliseconds. */
export function mostWritesOf(kind: WriteKind, age: number): number {
  const step = ages.findIndex((from) => age >= from);
  return steps[kind].at(step)!;
}

/**
 * The daily limit that all accounts of one client without a verified address share. Anyone can register, so a limit by
 * account alone would be none: a client gets 20 mails an hour, each of which makes an account.
 */
export function mostWritesOfUnverified(kind: WriteKind): number {
  return 2 * mostWritesOf(kind, 0);
}
