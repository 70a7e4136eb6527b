import { randomBytes } from 'node:crypto';
import { shownStatuses } from '#machines/account/lifecycle/accountStatus.ts';
import type { FavouritesLink, SharedFavouritesAnswer } from '#machines/favourites/favouritesAnswer.ts';
import { sharedFavouritesLifecycle } from '#machines/sharedFavourites/lifecycle/sharedFavouritesLifecycle.ts';
import { endSharing, share } from '#machines/sharedFavourites/lifecycle/sharedFavouritesRules.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import type { Market } from '#server/store/market.ts';
import { compiled } from '#server/store/sql.ts';
import { itemsOf } from '../listing/answers/itemAnswer.ts';
import type { Requester } from '../listing/answers/requester.ts';
import type { ListingServices } from '../listing/listingServices.ts';
import { favouritesOf } from './favourites.ts';
import type { FavouritesServices } from './favouritesServices.ts';

/** The services of a shared list of favourites. */
export type SharedFavouritesServices = ListingServices & Pick<FavouritesServices, 'market'>;

/** The link to the favourites after a command, and the position of the last write. */
export interface FavouritesLinkChange extends FavouritesLink {
  readonly position: number;
}

interface SharingCommand {
  readonly account: string;
  /** The actor of the command. Default: the owner. */
  readonly actor?: string;
  /** The idempotency key of the command. */
  readonly id?: string | undefined;
}

type Streams = { shared: { lifecycle: typeof sharedFavouritesLifecycle; id: string } };

/** The link to the favourites of an account; null if they are not shared. */
export async function favouritesLinkOf({ commands }: Market, account: string): Promise<FavouritesLink> {
  const { snapshot } = await commands.load({ lifecycle: sharedFavouritesLifecycle, id: account });
  return snapshot.context.sharedFavourites;
}

/** Creates a link to the favourites of an account, or returns the existing one. */
export async function shareFavourites(market: Market, command: SharingCommand): Promise<FavouritesLinkChange> {
  // The link has 144 random bits, so it cannot be guessed.
  const link = randomBytes(18).toString('base64url');
  return change(market, command, (known, at) => share(known, { link, at }));
}

/** Ends the link to the favourites of an account, if there is one. A later link is different. */
export async function endSharingFavourites(market: Market, command: SharingCommand): Promise<FavouritesLinkChange> {
  return change(market, command, (known, at) => endSharing(known, { at }));
}

/**
 * The listings for sale behind a link, the last saved first. Null for a link that does not exist or has been ended, and
 * for one whose owner is away, blocked or about to leave.
 */
export async function favouritesBehind(
  services: SharedFavouritesServices,
  link: string,
  requester: Requester,
): Promise<SharedFavouritesAnswer> {
  const { market } = services;
  const query = market.sql
    .selectFrom('shared_favourites')
    .innerJoin('accounts', 'accounts.id', 'shared_favourites.account')
    .select('account')
    .where('link', '=', link)
    .where('accounts.status', 'in', shownStatuses)
    .where('accounts.blocked', '=', 0);
  const [found] = await market.store.query<{ account: string }>(compiled(query));
  if (!found) return { items: null };
  const saved = await favouritesOf(market, found.account);
  const items = await itemsOf(
    services,
    saved.map(({ listing }) => listing),
    requester,
  );
  const forSale: readonly string[] = statusesTagged('listed');
  return { items: items.filter(({ status }) => forSale.includes(status)) };
}

async function change(
  { commands, clock }: Market,
  { account, actor = account, id }: SharingCommand,
  decide: (known: FavouritesLink, at: number) => ReturnType<typeof share>,
): Promise<FavouritesLinkChange> {
  const answer = await commands.run<Streams, never>({
    ...(id !== undefined && { id }),
    actor,
    streams: { shared: { lifecycle: sharedFavouritesLifecycle, id: account } },
    decide: ({ shared: { sharedFavourites } }) => ({ shared: decide(sharedFavourites, clock()) }),
  });
  // A refusal is a fault, as the chart accepts every decision of its rules at any time.
  if (isRefusal(answer)) throw new Error(`The link to favourites is refused: ${answer.refused}`);
  return { ...answer.after.shared.snapshot.context.sharedFavourites, position: answer.position };
}
