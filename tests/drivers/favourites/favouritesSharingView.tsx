import type { SharedFavouritesAnswer } from '#machines/favourites/favouritesAnswer.ts';
import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';
import { clients } from '#web/api/apiClient.ts';
import { FavouritesSharing } from '#web/favourites/FavouritesSharing.tsx';
import { sharedListingsParts } from '#web/favourites/lazyPage.tsx';
import { Component as SharedFavouritesPage } from '#web/favourites/SharedFavouritesPage.tsx';
import type { Stage } from '../walking/flowDriver.ts';
import { holdCalls } from '../web/answers.ts';
import { viewStage } from '../web/viewStage.tsx';

/** The controls of the sharing link; the test answers the calls. */
export async function openSharing() {
  await clients.load();
  const calls = holdCalls();
  const stage = await viewStage(
    <FavouritesSharing />,
    { address: '/en/favorites' },
    {
      answers: (_, answer) => ('output' in answer ? calls.last.answer(answer.output) : calls.last.fail()),
      ends: () => calls.letGo(),
    },
  );
  return { ...stage, calls };
}

/** The page behind a link, with the server's data, or after a navigation within the market. */
export async function openSharedFavourites(data?: SharedFavouritesAnswer): Promise<Stage> {
  await Promise.all([clients.load(), sharedListingsParts.load()]);
  const calls = holdCalls();
  const address = '/en/favorites/linklinklinklinklinklink';
  return viewStage(<SharedFavouritesPage />, data ? { address, data } : { address: '/en', at: address }, {
    answers(_, answer) {
      const { output } = answer as { readonly output: FetchOutcome<SharedFavouritesAnswer> };
      const call = calls.to('favorites/shared.json');
      return 'data' in output ? call.answer(output.data) : call.fail();
    },
    ends: () => calls.letGo(),
  });
}
