import type { Favourite } from '#machines/favourites/lifecycle/favourites.ts';
import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import { add, clear, type FavouritesRefusal, remove } from '#machines/favourites/lifecycle/favouritesRules.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { isRefusal, type Refusal } from '#machines/journal/refusal.ts';
import type { Market } from '#server/store/market.ts';
import type { FavouritesServices } from './favouritesServices.ts';
import { findListing } from '../listing/answers/itemAnswer.ts';

/** The result of a command on favourites: whether it changed them, and the position of the last write. */
export interface FavouritesChange {
  readonly hasChanged: boolean;
  readonly position: number;
}

interface FavouriteCommand {
  readonly account: string;
  readonly listing: string;
  /** The idempotency key of the command. */
  readonly id?: string | undefined;
}

type Streams = { favourites: { lifecycle: typeof favouritesLifecycle; id: string } };

/** The saved listings of an account, the last saved first. */
export async function favouritesOf({ commands }: Market, account: string): Promise<readonly Favourite[]> {
  const { snapshot } = await commands.load({ lifecycle: favouritesLifecycle, id: account });
  return snapshot.context.favourites.saved.toReversed();
}

/** Saves a public listing, or undoes its removal. Idempotent, also across devices. */
export async function addFavourite(
  services: FavouritesServices,
  { account, listing, id }: FavouriteCommand,
): Promise<FavouritesChange | Refusal<FavouritesRefusal>> {
  const { market } = services;
  const found = await findListing(services, listing);
  const francs = found?.listing.price === 'amount' ? found.listing.francs : null;
  const isPublic = found !== undefined && !found.isGone;
  return changeOf(
    await market.commands.run<Streams, FavouritesRefusal>({
      ...(id !== undefined && { id }),
      actor: account,
      streams: { favourites: { lifecycle: favouritesLifecycle, id: account } },
      decide: ({ favourites: { favourites } }) => {
        const answer = add(favourites, { listing, francs, at: market.clock(), isPublic });
        return isRefusal(answer) ? answer : { favourites: answer };
      },
    }),
  );
}

/** Removes a saved listing, even if the listing no longer exists. */
export async function removeFavourite({ commands, clock }: Market, { account, listing, id }: FavouriteCommand) {
  return changeOf(
    await commands.run<Streams, never>({
      ...(id !== undefined && { id }),
      actor: account,
      streams: { favourites: { lifecycle: favouritesLifecycle, id: account } },
      decide: ({ favourites: { favourites } }) => ({ favourites: remove(favourites, { listing, at: clock() }) }),
    }),
  );
}

/** Removes all saved listings of an erased account. */
export async function removeErasedFavourites({ commands, store, clock }: Market, account: string): Promise<void> {
  await commands.run<Streams, never>({
    actor: 'scheduler',
    streams: { favourites: { lifecycle: favouritesLifecycle, id: account } },
    decide: ({ favourites: { favourites } }) => ({ favourites: clear(favourites, { at: clock() }) }),
  });
  await store.forgetSnapshots(streamOf(favouritesLifecycle, account));
}

function changeOf<Code extends string>(
  answer: { readonly facts: readonly unknown[]; readonly position: number } | Refusal<Code | 'journal.wrongState'>,
): FavouritesChange | Refusal<Code> {
  if (!isRefusal(answer)) return { hasChanged: answer.facts.length > 0, position: answer.position };
  // `journal.wrongState` is a fault, as the chart accepts every decision of its rules at any time.
  if (answer.refused === 'journal.wrongState') throw new Error('The favourites chart rejected a decision of its rules');
  return answer as Refusal<Code>;
}
