import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';

/** The most files that a message about a page may list: more than any page has. */
const mostFiles = 1_000;

/** The messages of a page to the service worker. */
export const wordsToWorker = z.discriminatedUnion('type', [
  /**
   * The user looks at a page: its path and query, the script of its app, which identifies the build, and all its files.
   */
  z.object({
    type: z.literal('page.looked'),
    address: z.string(),
    app: z.string(),
    files: z.array(z.string()).check(z.maxLength(mostFiles)),
  }),
  /**
   * The account that is logged in in this browser, null for a visitor. The cached data of any other account are
   * deleted.
   */
  z.object({ type: z.literal('account.reported'), publicAccountId: z.nullable(z.string()) }),
]);

export type WordToWorker = ReadonlyOutput<typeof wordsToWorker>;

/** The messages of the service worker to a page. */
export const wordsToPage = z.discriminatedUnion('type', [
  /** The service worker answered a call with a copy cached at that time, in epoch milliseconds. */
  z.object({ type: z.literal('copy.shown'), at: z.int() }),
  /** The market has answered a call for which the service worker would have reported a copy. */
  z.object({ type: z.literal('market.answered') }),
]);

export type WordToPage = ReadonlyOutput<typeof wordsToPage>;
