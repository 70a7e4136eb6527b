import type { EventObject } from 'xstate';
import type { SavedListing } from '#machines/favourites/favouritesAnswer.ts';
import { favouritesPageCases } from '#machines/favourites/favouritesPageCases.ts';
import type { FavouritesPageEvent } from '#machines/favourites/favouritesPageEvents.ts';
import type { favouritesPageMachine } from '#machines/favourites/favouritesPageMachine.ts';
import { savedListingOf } from '#machines/favourites/savedListingExamples.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { Visitor } from '../browser/browser.ts';
import { browserStage } from '../browser/browserStage.ts';
import { logsIn, looksAgain, savesElsewhere } from '../browser/elsewhere.ts';
import { expectFavourites, favouritesControls } from './favouritesPageDriver.ts';
import { type Ahead, declareDriver } from '../walking/flowDriver.ts';
import { holdStream } from '../streaming/controlledStream.ts';

// The page of a user's favourites in a browser with a real server; another device changes its data.

/** Ads of the market of savers.ts: a cheaper one, a sold one, and an expired one. */
const ids = ['bikebikebike', 'soldtabletaa', 'expiredsofaa'] as const;
const listings: readonly SavedListing[] = ids.map((id) => savedListingOf({ id }));

const cases: FlowCases<typeof favouritesPageMachine> = {
  ...favouritesPageCases,
  events: {
    'saved.reported': {
      'what is listed': ({ context }: { readonly context: { readonly listings: readonly SavedListing[] } }) => ({
        ids: context.listings.map(({ id }) => id),
      }),
      nothing: { ids: [] },
      'all of them': { ids },
    },
  },
  actors: {
    fetchingListings: {
      resolves: { none: [], 'a cheaper one': listings.slice(0, 1), 'all of them': listings },
      rejects: { 'no line': new Error('No line') },
    },
    listening: {},
    surroundings: {},
  },
};

const idsOf = (answer: (EventObject & { readonly output?: unknown }) | undefined) =>
  ((answer?.output ?? []) as readonly SavedListing[]).map(({ id }) => id);

const idsCall = 'favorites/ids.json';

/** The message of another tab that has saved or removed an ad. */
async function saysOfChange({ page }: Visitor): Promise<void> {
  const requested = page.waitForRequest((request) => request.url().includes(idsCall));
  await page.evaluate(() => {
    const otherTab = new BroadcastChannel('favourites');
    otherTab.postMessage(null);
    otherTab.close();
  });
  await requested;
}

/** The page of people without favourites so far: a different person for each path. */
export function favouritesPageInBrowser(saver: () => string) {
  return declareDriver(cases, {
    ...favouritesControls,
    // The ids in this event's data are real, in the order of saving.
    ownData: ['saved.reported'],
    async opensPage(visitor, _, { steps }: Ahead) {
      await visitor.forgets();
      const stream = await holdStream(visitor, { isSilent: true });
      await logsIn(visitor, saver());
      const first = steps.find(({ label }) => label.startsWith('fetchingListings done'));
      await savesElsewhere(visitor, idsOf(first?.events[0]));
      const stage = await browserStage(visitor, /\/favorites(\/ids)?\.json/);
      await visitor.opens('/en/favorites');
      await stage.watch.awaitsState('favouritesPage', 'loading');
      let isKnown = false;
      /** Each event of the stream has an unknown position, so that the page may have missed something. */
      const saysOfStream = () => stream.tells({ event: 'typing', data: { conversation: 'another' } });
      return {
        ...stage,
        async happens(event) {
          const { type, ...data } = event as FavouritesPageEvent;
          if (type === 'change.received' || type === 'page.shown') {
            await (type === 'change.received' ? saysOfStream() : looksAgain(visitor));
            // The hearts request their ids too: their call is cut off, since its result would be another event.
            return isKnown ? stage.cutOff(idsCall) : undefined;
          }
          await savesElsewhere(visitor, 'ids' in data ? data.ids : []);
          await saysOfChange(visitor);
          await stage.letThrough(idsCall);
        },
        async answers(_actor, answer) {
          if (!('output' in answer)) return stage.cutOff('favorites.json');
          if (!isKnown) await stage.letThrough(idsCall);
          isKnown = true;
          await savesElsewhere(visitor, idsOf(answer));
          return stage.letThrough('favorites.json');
        },
        async ends() {
          await stage.ends();
          await stream.ends();
        },
      };
    },
    expectDetails: expectFavourites,
  });
}
