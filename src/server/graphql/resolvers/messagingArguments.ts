import * as z from 'zod/mini';
import { entryKey } from '#machines/conversation/lifecycle/conversationFacts.ts';
import { checked } from '#machines/journal/schema.ts';
import { cleanText } from '#machines/market/text/readableText.ts';
import type { Cursor } from '../../messaging/conversation/conversations.ts';
import type { EntryPage } from '../../messaging/conversation/entries.ts';
import { isMessagePictureName } from '../../messaging/conversation/messagePictures.ts';
import { badArguments } from '../operationErrors.ts';

/**
 * Far beyond the limit for a message. A text between both limits gets a translated refusal, a longer one costs nothing.
 */
const longestText = 10_000;
const text = z
  .string()
  .check(
    z.maxLength(longestText),
    z.regex(/^[^\0]*$/, 'must hold no NUL character'),
    z.regex(/^(?:[^\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/, 'must be well-formed Unicode'),
  );

const most = (number: number) =>
  z.int().check(z.minimum(1, `must be 1 to ${number}`), z.maximum(number, `must be 1 to ${number}`));
const number = z.int().check(z.minimum(0, 'must not be below 0'));

const conversationsPage = z.object({
  tab: z.enum(['buyer', 'seller']),
  archived: z.boolean(),
  first: most(50),
  after: z.nullish(z.string().check(z.regex(/^\d{1,15}-[a-z2-7]{12}$/, 'must be an `endCursor`'))),
});
const entriesPage = z.object({ most: most(100), before: z.nullish(number), after: z.optional(number) });
const search = z.object({
  text: text.check(z.trim(), z.minLength(2), z.maxLength(100)),
  first: most(50),
});
const message = z.object({
  key: entryKey,
  text,
  pictures: z
    .array(z.string().check(z.refine(isMessagePictureName, 'must be the name of a picture for a message')))
    .check(z.maxLength(100)),
});

/** The requested page of conversations. Throws a GraphQLError that names the problems, as all functions here do. */
export function readConversationsPage(args: object) {
  const { after, ...page } = parsedArgs(conversationsPage, args);
  return { ...page, after: after ? cursorFrom(after) : null };
}

export function cursorText({ at, id }: Cursor): string {
  return `${at}-${id}`;
}

function cursorFrom(written: string): Cursor {
  const [at, id] = written.split('-');
  return { at: Number(at), id: id! };
}

/** Checks the requested page of a conversation's entries. */
export function readPage(args: { most: number; before?: number | null | undefined; after?: number }): EntryPage {
  const page = parsedArgs(entriesPage, args);
  return page.after === undefined
    ? { most: page.most, before: page.before ?? null }
    : { most: page.most, after: page.after };
}

/** Checks the arguments of a message search. */
export function readSearch(args: object) {
  return parsedArgs(search, args);
}

/** Checks a message to write, and returns it with its text in stored form. */
export function readMessage(args: object) {
  const read = parsedArgs(message, args);
  return { ...read, text: cleanText(read.text, 'lines') };
}

/** Checks the client's idempotency key of an offer. */
export function readKey(key: string): string {
  return parsedArgs(z.object({ key: entryKey }), { key }).key;
}

/** Checks the entries and the text of a report, besides its reason. */
export function readReport(args: { readonly entries: readonly number[]; readonly text: string }) {
  const read = parsedArgs(z.object({ entries: z.array(number).check(z.maxLength(100)), text }), args);
  return { entries: read.entries, text: cleanText(read.text, 'lines') };
}

/** Converts a day to its start in UTC, in epoch milliseconds. */
export function readDay(until: string): number {
  const day = z.iso.date({ error: 'must be a day (2026-07-31)' });
  return Date.parse(parsedArgs(z.object({ until: day }), { until }).until);
}

function parsedArgs<S extends z.ZodMiniType>(schema: S, args: object): z.output<S> {
  const read = checked(schema, args);
  if ('problems' in read) throw badArguments(read.problems, args);
  return read.value;
}
