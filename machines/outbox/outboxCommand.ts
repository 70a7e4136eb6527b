import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';
import { longestAbout, longestPayload, longestProblem } from './limits.ts';

const text = z.string().check(z.minLength(1), z.maxLength(200));
const name = z.string().check(z.maxLength(longestAbout));

/** What people know a command by: the ad that it is about, and who it goes to, as they were called as it was wished. */
export const commandAbout = z.object({ ad: name, person: z.nullable(name) });

export type CommandAbout = Told<typeof commandAbout>;

/** A command that waits on this device until the market has taken it. */
export const outboxCommand = z.object({
  /** What the market knows it by: the same id twice is one command. */
  id: z.string().check(z.regex(/^[\w-]{12,64}$/)),
  /** Whose wish it is: nobody else ever sends it. */
  account: text,
  /** What it is about. Commands about the same are sent in their order. */
  subject: text,
  /** Which command, as `favourites.add`: who sends it is told by that. */
  kind: text,
  /** What the command carries, as JSON. */
  payload: z.string().check(z.maxLength(longestPayload)),
  /** What people know it by; null where that is not known. */
  about: z._default(z.nullable(commandAbout), null),
  /** When it was wished, in epoch milliseconds. */
  at: z.int(),
  /** Why the market does not take it, by its code; null as long as it has not said so. */
  refused: z.nullable(text),
  /** The same in words for people, where the market has some. */
  problem: z._default(z.nullable(z.string().check(z.maxLength(longestProblem))), null),
});

export type OutboxCommand = Told<typeof outboxCommand>;

/**
 * The command to send next, of those that wait in their order: the first that the market has not refused, and that no other
 * about the same stands before.
 */
export function nextOf(commands: readonly OutboxCommand[]): OutboxCommand | undefined {
  return commands.find(
    ({ refused, subject }, index) =>
      refused === null && !commands.slice(0, index).some((before) => before.subject === subject),
  );
}
