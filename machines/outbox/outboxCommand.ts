import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';
import { longestAbout, longestPayload, longestProblem } from './limits.ts';

const text = z.string().check(z.minLength(1), z.maxLength(200));
const name = z.string().check(z.maxLength(longestAbout));

/** The names by which people recognise a command: its listing and its recipient, as of its creation. */
export const commandAbout = z.object({ ad: name, person: z.nullable(name) });

export type CommandAbout = ReadonlyOutput<typeof commandAbout>;

/** A command that waits on this device until the market has accepted it. */
export const outboxCommand = z.object({
  /** The idempotency key: the same id twice is one command. */
  id: z.string().check(z.regex(/^[\w-]{12,64}$/)),
  /** The author of the command: no other account ever sends it. */
  account: text,
  /** The subject of the command. Commands about the same subject are sent in their order. */
  subject: text,
  /** The kind of the command, such as `favourites.add`: it selects the sender. */
  kind: text,
  /** The payload of the command, as JSON. */
  payload: z.string().check(z.maxLength(longestPayload)),
  /** The names by which people recognise the command's subject; null if unknown. */
  about: z._default(z.nullable(commandAbout), null),
  /** The creation time of the command, in epoch milliseconds. */
  at: z.int(),
  /** The code of the refusal; null until the market refuses the command. */
  refused: z.nullable(text),
  /** The reason for the refusal in words for people, if the market has supplied some. */
  problem: z._default(z.nullable(z.string().check(z.maxLength(longestProblem))), null),
});

export type OutboxCommand = ReadonlyOutput<typeof outboxCommand>;

/** The command to send next: the first that is not refused and has no earlier command about the same subject. */
export function nextOf(commands: readonly OutboxCommand[]): OutboxCommand | undefined {
  return commands.find(
    ({ refused, subject }, index) =>
      refused === null && !commands.slice(0, index).some((before) => before.subject === subject),
  );
}
