import { accountLifecycle } from '#machines/account/accountLifecycle.ts';
import { takeSlot } from '#machines/account/accountRules.ts';
import type { Account } from '#machines/account/account.ts';
import type { AccountFact } from '#machines/account/accountFacts.ts';
import { shownStatuses } from '#machines/account/accountStatus.ts';
import { isRefusal, refuse, type Refusal } from '#machines/journal/refusal.ts';
import { evolve, type Listing } from '#machines/listing/listing.ts';
import type { ListingFact } from '#machines/listing/listingFacts.ts';
import { listingLifecycle } from '#machines/listing/listingLifecycle.ts';
import { draft, publish } from '#machines/listing/listingRules.ts';
import type { ListingContent } from '#machines/listing/listingContent.ts';
import type { Market } from '#server/market.ts';
import { compiled } from '#server/store/sql.ts';
import type { Caller } from '../account/accountDesk.ts';
import { isListingId } from '../listing/listingId.ts';
import type { Services } from '../services.ts';
import { type HandedAd, judgedAd } from './handedAd.ts';
import { mostRunning, runningAds } from './quota.ts';
import { isRefusedAd, refuseAd, type RefusedAd } from './refusedAds.ts';

/** An ad that the market has taken. */
export interface TakenAd {
  readonly id: string;
  readonly status: Listing['status'];
  /** The last position that was written; 0 where all was so already. */
  readonly position: number;
}

type Streams = {
  readonly listing: { readonly lifecycle: typeof listingLifecycle; readonly id: string };
  readonly account: { readonly lifecycle: typeof accountLifecycle; readonly id: string };
};

const streamsOf = (listing: string, account: string): Streams => ({
  listing: { lifecycle: listingLifecycle, id: listing },
  account: { lifecycle: accountLifecycle, id: account },
});

/**
 * Makes an ad of a draft, whose id it gets: handed in again, by a second press, another tab or after a crash, it is the same ad
 * and is published once. Of an account whose address is not verified it waits for that. The id of another's ad is taken by none.
 */
export async function publishAd(
  services: Services,
  caller: Pick<Caller, 'session' | 'language'>,
  asked: HandedAd & { readonly draft: string },
): Promise<TakenAd | RefusedAd> {
  const { session, language } = caller;
  if (!session) return refuseAd('session.required');
  if (!isListingId(asked.draft)) return refuseAd('insertion.notThere');
  const { market } = services;
  const seller = session.account;
  const earlier = await market.commands.load({ lifecycle: listingLifecycle, id: asked.draft });
  if (earlier.snapshot.context.listing) return asItStands(asked.draft, seller, earlier.snapshot.context.listing);
  const judged = await judgedAd(services, asked, language);
  if ('problems' in judged) return { refused: 'insertion.invalid', problems: judged.problems };
  const taken = await append(
    market,
    asked.draft,
    seller,
    (listing, account, at) => {
      if (listing) return [];
      const written = draft({ seller, content: judged.content, at });
      if (isRefusal(written)) return written;
      const blank = written.reduce<Listing | null>(evolve, null)!;
      const handedIn = publish(blank, { by: seller, verified: account.verifiedAt !== null, at });
      return isRefusal(handedIn) ? handedIn : [...written, ...handedIn];
    },
    judged.content,
  );
  if (isRefusedAd(taken)) return taken;
  const { snapshot } = await market.commands.load({ lifecycle: listingLifecycle, id: asked.draft });
  const stands = asItStands(asked.draft, seller, snapshot.context.listing!);
  return isRefusedAd(stands) ? stands : { ...stands, position: taken.position };
}

/** Whether a draft can be an ad of a seller, or is already: it is named as ads are, and no ad of anybody else has its name. */
export async function mayBecome(
  market: Market,
  { draft: id, seller }: { readonly draft: string; readonly seller: string },
): Promise<boolean> {
  if (!isListingId(id)) return false;
  const { snapshot } = await market.commands.load({ lifecycle: listingLifecycle, id });
  const { listing } = snapshot.context;
  return listing === null || listing.seller === seller;
}

function asItStands(id: string, seller: string, listing: Listing): TakenAd | RefusedAd {
  return listing.seller === seller ? { id, status: listing.status, position: 0 } : refuseAd('insertion.notThere');
}

type Decide = (listing: Listing | null, account: Account, at: number) => readonly ListingFact[] | Refusal;

/** Appends what a rule decides of an ad, where the seller's plan has room for one more that runs. */
async function append(
  market: Market,
  id: string,
  seller: string,
  decide: Decide,
  { category }: Pick<ListingContent, 'category'>,
): Promise<{ readonly position: number } | RefusedAd> {
  const at = market.clock();
  let most: number | null = null;
  const answer = await market.commands.run<Streams, 'insertion.quotaReached' | 'insertion.accountAway'>({
    actor: seller,
    streams: streamsOf(id, seller),
    decide: ({ listing: { listing }, account: { account } }) => {
      most = null;
      if (!account || !shownStatuses.includes(account.status) || account.block) return refuse('insertion.accountAway');
      const facts = decide(listing, account, at);
      if (isRefusal(facts)) throw new Error(`An ad that was judged was refused: ${facts.refused}`);
      const runs = facts.some(({ type }) => type === 'listing.published' || type === 'listing.renewed');
      most = runs ? mostRunning(category, account) : null;
      // Two that are handed in at once both write here, so that the second counts the first.
      const slot: readonly AccountFact[] = most === null ? [] : takeSlot({ listing: id, at });
      return { listing: facts, account: slot };
    },
    unless: async () => {
      if (most === null || (await runningAds(market, { account: seller, but: id })) < most) return undefined;
      return refuse('insertion.quotaReached', { most });
    },
  });
  if (!isRefusal<string>(answer)) return { position: answer.position };
  if (answer.refused === 'insertion.quotaReached') return refuseAd('insertion.quotaReached', { most: most ?? 0 });
  return refuseAd('insertion.accountAway');
}

/** Ads looked for at once. */
const atOnce = 100;

/**
 * Publishes the ads that have waited until their seller's address was verified, of one account or of all: as it is verified,
 * and by the scheduler, should the server have been killed in between. What the plan has no room for goes on waiting. Gives the
 * last position that was written.
 */
export async function publishWaiting(market: Market, account?: string): Promise<number> {
  const { sql, store } = market;
  const waiting = sql
    .selectFrom('listings')
    .innerJoin('accounts', 'accounts.id', 'listings.seller')
    .select(['listings.id', 'listings.seller', 'listings.category'])
    .where('listings.status', '=', 'awaitingVerification')
    .where('accounts.status', '=', 'active')
    .where('accounts.blocked', '=', 0)
    .$if(account !== undefined, (query) => query.where('listings.seller', '=', account!))
    .orderBy('listings.drafted_at')
    .limit(atOnce);
  let position = 0;
  for (const { id, seller, category } of await store.query<{ id: string; seller: string; category: number }>(
    compiled(waiting),
  )) {
    const taken = await append(
      market,
      id,
      seller,
      (listing, { verifiedAt }, at) =>
        listing?.status === 'awaitingVerification' && verifiedAt !== null
          ? publish(listing, { by: seller, verified: true, at })
          : [],
      { category },
    );
    if (!isRefusedAd(taken)) position = Math.max(position, taken.position);
  }
  return position;
}
