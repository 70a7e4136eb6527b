import { favouritesSharingCases } from '#machines/favourites/favouritesSharingCases.ts';
import { sharedFavouritesPageCases } from '#machines/favourites/sharedFavouritesPageCases.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const endQuestion: Sight = { role: 'group', name: 'Stop sharing' };

/** The driver for walks on the link that shares a user's favourites. */
export const favouritesSharingDriver = declareDriver(favouritesSharingCases, {
  sights: {
    loadAgain: { role: 'button', name: 'Try again' },
    makeLink: { role: 'button', name: 'Create a share link' },
    endQuestion,
    link: { role: 'link', name: /\/en\/favorites\/linklinklinklinklinklink$/ },
  },
  does: {
    'loading.retried': (surface) => surface.press({ role: 'button', name: 'Try again' }),
    'link.requested': (surface) => surface.press({ role: 'button', name: 'Create a share link' }),
    'end.requested': (surface) => surface.press({ role: 'button', name: 'Stop sharing' }),
    'end.confirmed': (surface) => surface.press({ role: 'button', name: 'Stop sharing', within: endQuestion }),
    'end.cancelled': (surface) => surface.press({ role: 'button', name: 'Cancel', within: endQuestion }),
  },
  async opensView() {
    const { openSharing } = await import('./favouritesSharingView.tsx');
    return openSharing();
  },
});

/** The driver for walks on the page of another user's shared favourites. */
export const sharedFavouritesPageDriver = declareDriver(sharedFavouritesPageCases, {
  sights: {
    fetched: { role: 'heading', name: 'Citybike' },
    failure: { role: 'alert' },
    loadAgain: { role: 'button', name: 'Reload' },
  },
  does: { 'loading.retried': (surface) => surface.press({ role: 'button', name: 'Reload' }) },
  byItself: ['page.opened'],
  // The view adds the time when the data arrived.
  ownData: ['xstate.done.actor.loading'],
  async opensView({ data }) {
    const { openSharedFavourites } = await import('./favouritesSharingView.tsx');
    return openSharedFavourites(data);
  },
});
