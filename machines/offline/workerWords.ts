import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';

/** As many files as no page has. */
const mostFiles = 1_000;

/** What a page tells the service worker. */
export const wordsToWorker = z.discriminatedUnion('type', [
  /** One looks at a page: its path and query, the script of its app, by which builds are told apart, and all that it was made of. */
  z.object({
    type: z.literal('page.looked'),
    address: z.string(),
    app: z.string(),
    files: z.array(z.string()).check(z.maxLength(mostFiles)),
  }),
  /** Who is logged in in this browser, null where nobody is. What it keeps of anybody else goes. */
  z.object({ type: z.literal('account.told'), publicAccountId: z.nullable(z.string()) }),
]);

export type WordToWorker = Told<typeof wordsToWorker>;

/** What the service worker tells a page. */
export const wordsToPage = z.discriminatedUnion('type', [
  /** A call was answered with a copy of that time, in epoch milliseconds. */
  z.object({ type: z.literal('copy.shown'), at: z.int() }),
  /** A call of which a copy would be told was answered by the market. */
  z.object({ type: z.literal('market.answered') }),
]);

export type WordToPage = Told<typeof wordsToPage>;
