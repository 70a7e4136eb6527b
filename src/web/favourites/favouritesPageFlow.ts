import { createActorContext } from '@xstate/react';
import { type EventObject, fromCallback, fromPromise, waitFor } from 'xstate';

import type { FavouriteItems, SavedListing } from '#machines/favourites/favouritesAnswer.ts';
import type { FavouritesPageEvent } from '#machines/favourites/favouritesPageEvents.ts';
import { favouritesPageMachine } from '#machines/favourites/favouritesPageMachine.ts';

import { refuseSession, session } from '../account/session.ts';
import { CallFailed, get } from '../api/apiClient.ts';
import { inspect } from '../flows/inspection.ts';
import { onReturn } from '../offline/onReturn.ts';
import { onStreamNotice } from '../api/streamListeners.ts';
import { onOutdated } from '../streaming/onOutdated.ts';
import type { openHearts } from './hearts/hearts.ts';

type AllHearts = ReturnType<typeof openHearts>;

export const FavouritesPageFlow = createActorContext(favouritesPageMachine, { inspect });

/** The flow of the page. The hearts of its document decide which listings are saved. */
export function favouritesPageLogic(hearts: AllHearts) {
  return favouritesPageMachine.provide({
    actors: {
      listening: fromCallback(({ sendBack }) => {
        const send = (event: FavouritesPageEvent) => sendBack(event);
        const hear = () => send({ type: 'change.received' });
        const ends = [
          onOutdated(['ads'], hear),
          onStreamNotice(({ type }) => type === 'began' && hear()),
          onReturn(() => send({ type: 'page.shown' })),
        ];
        return () => ends.forEach((end) => end());
      }),
      fetchingListings: fromPromise<readonly SavedListing[]>(async ({ signal }) => {
        const [listings] = await Promise.all([fetchListings(signal), known(hearts, signal)]);
        return listings;
      }),
      surroundings: fromCallback<EventObject, { readonly ids: readonly string[] }>(({ sendBack, input }) => {
        const send = (event: FavouritesPageEvent) => sendBack(event);
        let { saved } = hearts.getSnapshot().context;
        const listed = new Set(input.ids);
        const tell = () => send({ type: 'saved.reported', ids: saved });
        // The saved ids are compared once at the start: another tab may have changed them while the listings were
        // loading.
        if (saved.some((id) => !listed.has(id))) tell();
        const watching = hearts.subscribe(({ context }) => {
          if (context.saved === saved) return;
          ({ saved } = context);
          tell();
        });
        return () => watching.unsubscribe();
      }),
    },
  });
}

async function fetchListings(signal: AbortSignal): Promise<readonly SavedListing[]> {
  try {
    const { favorites } = await get<FavouriteItems>('favorites', { signal, quiet: true });
    return favorites;
  } catch (error) {
    // If the session has ended, the page stays mounted below the login.
    if (error instanceof CallFailed && error.status === 401) refuseSession(session);
    throw error;
  }
}

/** Resolves once the hearts know the saved listings. Rejects if they could not load them. */
async function known(hearts: AllHearts, signal: AbortSignal): Promise<void> {
  if (hearts.getSnapshot().context.isKnown) return;
  // If the saved ids failed to load before, they are loaded again.
  hearts.send({ type: 'page.shown' });
  const whenKnown = await waitFor(hearts, (now) => now.context.isKnown || now.matches({ somebody: 'atRest' }), {
    timeout: Infinity,
    signal,
  });
  if (!whenKnown.context.isKnown) throw new Error('The saved listings could not be loaded');
}
