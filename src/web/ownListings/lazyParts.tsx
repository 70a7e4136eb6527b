import { chunk } from '../chunks/chunk.ts';
import { lazyView } from '../chunks/lazyView.tsx';

/** The user's own listings with their dependencies. */
export const ownListingsParts = chunk(() => import('./OwnListingsArea.tsx'));

export const LazyOwnListingsArea = lazyView(ownListingsParts, ({ OwnListingsArea }) => OwnListingsArea);
