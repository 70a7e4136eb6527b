import { lifecycleCases } from '../paths/lifecycleCases.ts';
import { isSaved } from './favourites.ts';
import { favouritesLifecycle } from './favouritesLifecycle.ts';
import { add, clear, remove } from './favouritesRules.ts';

const [bike, lamp] = ['bikebikebike', 'lamplamplamp'];

/** What the life of somebody's favourites is walked with. */
export const favouritesCases = lifecycleCases({
  lifecycle: favouritesLifecycle,
  commands: {
    'favourites.add': {
      'a bike': ({ favourites }, at) => add(favourites, { listing: bike, francs: 250, at }),
      'a lamp, for free': ({ favourites }, at) => add(favourites, { listing: lamp, francs: null, at }),
    },
    'favourites.remove': {
      'the bike': ({ favourites }, at) => remove(favourites, { listing: bike, at }),
      'the lamp': ({ favourites }, at) => remove(favourites, { listing: lamp, at }),
    },
    'favourites.clear': { 'who is erased': ({ favourites }, at) => clear(favourites, { at }) },
  },
  keys: { 'what is saved': ({ context: { favourites } }) => favourites.saved.map(({ listing }) => listing) },
  invariants: {
    'it is empty exactly where nothing is saved': ({ value, context: { favourites } }) =>
      (value === 'empty') === (favourites.saved.length === 0),
    'each ad is saved once': ({ context: { favourites } }) =>
      favourites.saved.every(
        ({ listing }, at) =>
          isSaved(favourites, listing) && favourites.saved.findIndex((one) => one.listing === listing) === at,
      ),
  },
});
