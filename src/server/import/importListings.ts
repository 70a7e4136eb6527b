import { importSeller } from '#machines/account/lifecycle/accountRules.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { accept } from '#machines/journal/decide.ts';
import { isRefusal, refuse, type Refusal } from '#machines/journal/refusal.ts';
import { evolve, type Listing } from '#machines/listing/lifecycle/listing.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/lifecycle/listingLifecycle.ts';
import { draft, publish, revise, type ListingRefusal } from '#machines/listing/lifecycle/listingRules.ts';
import { listingIdFor } from '#server/listing/listingId.ts';
import type { Market } from '#server/store/market.ts';
import type { ImportedListing, ImportedSeller } from './formats/importedListing.ts';

/** The outcome of writing a row of the import; outcomes are in the order of the rows. */
export type RowOutcome =
  | { readonly kind: 'new' | 'changed' | 'unchanged' }
  | { readonly kind: 'skipped' | 'refused'; readonly field: string; readonly value: string; readonly reason: string };

type ImportRefusal = ListingRefusal | 'import.adIsGone';

const actor = 'import';

/**
 * Writes a batch of rows concurrently, so that they share commits. Idempotent: a new listing is drafted and published,
 * and only the differences of a known listing become facts. Throws StoreUnavailable.
 */
export async function importListings(
  market: Market,
  { listings }: { readonly listings: readonly ImportedListing[] },
): Promise<readonly RowOutcome[]> {
  const sellers = new Map(listings.map(({ seller }) => [seller.id, seller]));
  const sources = new Map(listings.map(({ seller, origin }) => [seller.id, origin.source]));
  await Promise.all([...sellers.values()].map((seller) => importAccount(market, seller, sources.get(seller.id)!)));
  return Promise.all(listings.map((imported) => importListing(market, imported)));
}

/** The outcomes that `importListings` would have, without writing anything. */
export function previewListings(
  market: Market,
  { listings }: { readonly listings: readonly ImportedListing[] },
): Promise<readonly RowOutcome[]> {
  return Promise.all(
    listings.map(async (imported) => {
      const folded = await market.commands.load({ lifecycle: listingLifecycle, id: idOfListing(imported) });
      const decision = decided(folded.snapshot.context.listing, imported, market.clock());
      const answer = accept(listingLifecycle.machine, folded, decision);
      return isRefusal(answer) ? refused(answer) : written(answer.facts);
    }),
  );
}

/** The id of a row's listing, existing or new. */
export function idOfListing({ seller, origin }: Pick<ImportedListing, 'seller' | 'origin'>): string {
  return listingIdFor(seller.id, origin.externalId);
}

async function importAccount(market: Market, seller: ImportedSeller, source: string): Promise<void> {
  const { id, name, kind } = seller;
  const at = market.clock();
  const answer = await market.commands.run({
    actor,
    streams: { account: { lifecycle: accountLifecycle, id } },
    decide: ({ account: { account } }) => ({
      account: importSeller(account, {
        name: name ?? account?.name ?? id,
        sellerKind: kind ?? account?.sellerKind ?? 'private',
        source,
        at,
      }),
    }),
  });
  if (isRefusal(answer)) throw new Error(`The seller ${id} cannot be imported: ${answer.refused}`);
}

async function importListing(market: Market, imported: ImportedListing): Promise<RowOutcome> {
  const at = market.clock();
  const answer = await market.commands.run<
    { listing: { lifecycle: typeof listingLifecycle; id: string } },
    ImportRefusal
  >({
    actor,
    streams: { listing: { lifecycle: listingLifecycle, id: idOfListing(imported) } },
    decide: ({ listing: { listing } }) => {
      const facts = decided(listing, imported, at);
      return isRefusal<ImportRefusal>(facts) ? facts : { listing: facts };
    },
  });
  return isRefusal<ImportRefusal | 'journal.wrongState'>(answer) ? refused(answer) : written(answer.facts);
}

function decided(
  listing: Listing | null,
  { seller, origin, content, pictures }: ImportedListing,
  at: number,
): readonly ListingFact[] | Refusal<ImportRefusal> {
  if (!listing) {
    const drafted = draft({ seller: seller.id, content, origin, at });
    if (isRefusal<ListingRefusal>(drafted)) return drafted;
    const published = publish(drafted.reduce(evolve, null as Listing | null)!, { by: seller.id, verified: true, at });
    return isRefusal<ListingRefusal>(published) ? published : [...drafted, ...published];
  }
  if (listing.status === 'sold' || listing.status === 'removed')
    return refuse('import.adIsGone', { state: listing.status });
  const { images } = pictures ? content : listing.content;
  return revise(listing, { by: seller.id, content: { ...content, images }, ...sourceFields(origin), at });
}

function sourceFields({ externalUrl, externalInfo }: ImportedListing['origin']) {
  return { ...(externalUrl && { externalUrl }), ...(externalInfo && { externalInfo }) };
}

function written(facts: readonly { readonly type: string }[]): RowOutcome {
  if (facts.length === 0) return { kind: 'unchanged' };
  return { kind: facts[0]!.type === 'listing.drafted' ? 'new' : 'changed' };
}

function refused({ refused: code, details = {} }: Refusal<ImportRefusal | 'journal.wrongState'>): RowOutcome {
  if (code === 'import.adIsGone' || code === 'journal.wrongState') {
    return { kind: 'skipped', field: '', value: '', reason: `the ad is ${String(details['state'])} here` };
  }
  const { field = '', rule = code, value = '' } = details;
  return { kind: 'refused', field: String(field), value: String(value), reason: String(rule) };
}
