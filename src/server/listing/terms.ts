import { sql as raw, type Compilable } from 'kysely';
import { isRefusal } from '#machines/journal/refusal.ts';
import { endPromotions, expire, type ListingRefusal } from '#machines/listing/lifecycle/listingRules.ts';
import { statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { onListing } from './commands.ts';

/** Ads noted side by side, so that they share their commits. */
const atOnce = 500;

/** Written out and not as parameters: SQLite takes the partial index on `expires_at` only where it sees its condition. */
const running = raw.join(statusesTagged('running').map((status) => raw.lit(status)));

/**
 * Tells the journals which terms and promotions are over: in a lifecycle time arrives as a fact. Gives how many ads
 * it noted. All that is over is noted in one go, since the ads of one import end together. Several servers may do so at
 * once, for the rules and the chart refuse what has been noted already.
 */
export async function noteWhatIsOver(market: Market): Promise<number> {
  const { sql } = market;
  const at = market.clock();
  const promoted = sql
    .selectFrom('listing_promotions')
    .select('listing as id')
    .where('ends_at', '<=', at)
    .limit(atOnce);
  const over = sql
    .selectFrom('listings')
    .select('id')
    .where('expires_at', '<=', at)
    .where(raw<boolean>`status in (${running})`)
    .limit(atOnce);
  const ended = await noteEach(market, promoted, (ad) => endPromotions(ad, { at }));
  return ended + (await noteEach(market, over, (ad) => expire(ad, { at })));
}

/** Asks the rule about each ad that the query finds, until it finds no more or another server notes them all. */
async function noteEach(
  market: Market,
  query: Compilable,
  rule: Parameters<typeof onListing<ListingRefusal>>[2],
): Promise<number> {
  for (let noted = 0; ;) {
    const found = await market.store.query<{ id: string }>(compiled(query));
    const ads = new Set(found.map(({ id }) => id));
    const answers = await Promise.allSettled(
      [...ads].map((listing) => onListing(market, { listing, actor: 'scheduler' }, rule)),
    );
    const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const now = given.filter((answer) => !isRefusal(answer) && answer.facts.length > 0).length;
    noted += now;
    if (now > 0 && found.length === atOnce) continue;
    // A damaged journal must not keep other ads from expiring.
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
    return noted;
  }
}
