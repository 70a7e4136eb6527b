import { lifecycleCases } from '../../paths/lifecycleCases.ts';
import { isSaved } from './favourites.ts';
import { favouritesLifecycle } from './favouritesLifecycle.ts';
import { add, clear, remove } from './favouritesRules.ts';
import { removalUndoTerm } from '../limits.ts';

const [bike, lamp] = ['bikebikebike', 'lamplamplamp'];

/** Path-test cases for the life of a user's favourites. */
export const favouritesCases = lifecycleCases({
  lifecycle: favouritesLifecycle,
  commands: {
    'favourites.add': {
      'a bike': ({ favourites }, at) => add(favourites, { listing: bike, francs: 250, at, isPublic: true }),
      'a bike that nobody sees': ({ favourites }, at) =>
        add(favourites, { listing: bike, francs: null, at, isPublic: false }),
      'a bike, long after': ({ favourites }, at) =>
        add(favourites, { listing: bike, francs: 200, at: at + removalUndoTerm + 1, isPublic: true }),
      'a lamp, for free': ({ favourites }, at) => add(favourites, { listing: lamp, francs: null, at, isPublic: true }),
    },
    'favourites.remove': {
      'the bike': ({ favourites }, at) => remove(favourites, { listing: bike, at }),
      'the lamp': ({ favourites }, at) => remove(favourites, { listing: lamp, at }),
    },
    'favourites.clear': { 'who is erased': ({ favourites }, at) => clear(favourites, { at }) },
  },
  keys: {
    'what is saved, and what was': ({ context: { favourites } }) => [
      favourites.saved.map(({ listing, francs }) => [listing, francs]),
      favourites.removed.map(({ listing, francs }) => [listing, francs]),
      // A restored favourite has its former place in the order.
      [...favourites.saved, ...favourites.removed]
        .toSorted((one, other) => one.at - other.at)
        .map(({ listing }) => listing),
    ],
  },
  invariants: {
    'it is empty exactly where nothing is saved': ({ value, context: { favourites } }) =>
      (value === 'empty') === (favourites.saved.length === 0),
    'what is saved was not removed': ({ context: { favourites } }) =>
      favourites.removed.every(({ listing }) => !isSaved(favourites, listing)),
    'each ad is saved once': ({ context: { favourites } }) =>
      favourites.saved.every(
        ({ listing }, at) =>
          isSaved(favourites, listing) && favourites.saved.findIndex((one) => one.listing === listing) === at,
      ),
  },
});
