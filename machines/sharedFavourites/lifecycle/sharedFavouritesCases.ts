import { lifecycleCases } from '../../paths/lifecycleCases.ts';
import { sharedFavouritesLifecycle } from './sharedFavouritesLifecycle.ts';
import { endSharing, share } from './sharedFavouritesRules.ts';

/** Path-test cases for the link to a user's favourites. */
export const sharedFavouritesCases = lifecycleCases({
  lifecycle: sharedFavouritesLifecycle,
  commands: {
    'favourites.share': {
      'a link': ({ sharedFavourites }, at) => share(sharedFavourites, { link: 'linklinklinklinklinklink', at }),
      'another link': ({ sharedFavourites }, at) => share(sharedFavourites, { link: 'otherotherotherotherothe', at }),
    },
    'favourites.endSharing': { 'its owner': ({ sharedFavourites }, at) => endSharing(sharedFavourites, { at }) },
  },
  keys: { 'by which link': ({ context: { sharedFavourites } }) => sharedFavourites.link },
  invariants: {
    'there is a link exactly while the list is shared': ({ value, context: { sharedFavourites } }) =>
      (value === 'shared') === (sharedFavourites.link !== null),
  },
});
