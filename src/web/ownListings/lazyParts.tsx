import { chunk } from '../chunks/chunk.ts';
import { lazyView } from '../chunks/lazyView.tsx';

/** The chunk with the user's own listings and its dependencies. */
export const ownListingsParts = chunk(() => import('./OwnListingsArea.tsx'));

export const LazyOwnListingsArea = lazyView(ownListingsParts, ({ OwnListingsArea }) => OwnListingsArea);
