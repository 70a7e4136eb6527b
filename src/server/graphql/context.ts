import type { Caller } from '../account/accountDesk.ts';
import type { Begun } from '../account/login/loggingIn.ts';
import type { Language } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { isPublic } from '../listing/listingVisibility.ts';
import { currentRows } from '../listing/listingRows.ts';
import { cachedListingItem } from '../listing/answers/cachedListingItems.ts';
import { searchMarket } from '../search/searchMarket.ts';
import type { GraphqlServices } from './graphqlServices.ts';
import { batchLoader, type BatchLoader } from './batchLoader.ts';
import type { ListingSource } from './sources.ts';

/** The requester of an operation, and the operation's effects on their browser. */
export interface Visitor {
  readonly caller: Caller;
  /** Reports that a session has begun; the response sets its cookies. */
  begins(begun: Begun): void;
  /** Reports that the session has ended; the response clears its cookies. */
  leaves(): void;
  /** Reports that facts were written, up to a journal position. */
  wrote(position: number): void;
}

/** The shared context of an operation's resolvers. */
export interface OperationContext {
  readonly services: GraphqlServices;
  /** The language of the request. */
  readonly language: Language;
  readonly visitor: Visitor;
  /** Loads listings in their public form. */
  readonly listings: BatchLoader<ListingSource>;
  /** The number of indexed listings in each category, by id. Counted once per operation. */
  totals(): Promise<ReadonlyMap<number, number>>;
}

/** The context of an operation in a language. */
export function operationContext(services: GraphqlServices, language: Language, visitor: Visitor): OperationContext {
  const { words, localities } = services;
  let totals: Promise<ReadonlyMap<number, number>> | undefined;
  return {
    services,
    language,
    visitor,
    listings: batchLoader(async (ids) => {
      const rows = await currentRows(services, ids);
      const telling = { language, say: words[language], localities };
      return new Map(
        rows
          .filter(isPublic)
          .map((row): [string, ListingSource] => [row.id, { row, item: cachedListingItem(row, telling) }]),
      );
    }),
    totals: () => (totals ??= countAll(services)),
  };
}

/** The listings of these ids that still exist. A listing may have been removed since it was found. */
export async function listingsOf(
  ids: readonly string[],
  { listings }: Pick<OperationContext, 'listings'>,
): Promise<readonly ListingSource[]> {
  const found = await Promise.all(ids.map((id) => listings.load(id)));
  return found.filter((listing) => listing !== undefined);
}

async function countAll(services: GraphqlServices): Promise<ReadonlyMap<number, number>> {
  const { counts } = await searchMarket(services, everything, 1);
  return counts.category;
}
