import { act } from '@testing-library/react';
import type { SavedListing } from '#machines/favourites/favouritesAnswer.ts';
import type { FavouritesPageEvent } from '#machines/favourites/favouritesPageEvents.ts';
import { openSession } from '#web/account/session.ts';
import { clients } from '#web/api/apiClient.ts';
import { Favourites } from '#web/favourites/FavouritesArea.tsx';
import { Hearts, openHearts, watchHearts } from '#web/favourites/hearts/hearts.ts';
import { notifyStreamListeners } from '#web/api/streamListeners.ts';
import { holdCalls } from '../web/answers.ts';
import { viewStage } from '../web/viewStage.tsx';

/** Vreni's favourites, whose hearts are not loaded yet; the test answers the calls. */
export async function openFavourites(at = '/en/favorites') {
  await clients.load();
  const calls = holdCalls();
  const session = openSession().start();
  const hearts = openHearts();
  session.send({ type: 'cookie.read', publicAccountId: 'vreni' });
  const unwatch = watchHearts(hearts, session);
  const otherTab = new BroadcastChannel('favourites');
  const answersIds = (ids: readonly string[]) => calls.to('favorites/ids.json').answer({ ids });

  async function happens(event: FavouritesPageEvent): Promise<void> {
    if (event.type === 'page.shown') {
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
      return;
    }
    if (event.type === 'change.received') {
      await act(async () => notifyStreamListeners({ type: 'began' }));
      return;
    }
    // Notifies the hearts of this tab as another tab does: they load their ids again.
    const requested = calls.all.length;
    otherTab.postMessage(null);
    await act(async () => {
      while (calls.all.length === requested) await new Promise((resolve) => setImmediate(resolve));
    });
    await answersIds((event as Extract<FavouritesPageEvent, { type: 'saved.reported' }>).ids);
  }

  const stage = await viewStage(
    <Hearts value={hearts}>
      <Favourites />
    </Hearts>,
    { at },
    {
      happens: (event) => happens(event as FavouritesPageEvent),
      async answers(_, answer) {
        if (!('output' in answer)) return calls.to('favorites.json').fail();
        const favorites = answer.output as readonly SavedListing[];
        const isKnown = () => hearts.getSnapshot().context.isKnown;
        if (!isKnown()) await answersIds(favorites.map(({ id }) => id));
        return calls.to('favorites.json').answer({ favorites });
      },
      ends() {
        unwatch();
        hearts.stop();
        session.stop();
        otherTab.close();
        calls.letGo();
      },
    },
  );
  return { ...stage, calls, hearts };
}
