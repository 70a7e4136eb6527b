import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** The user's own listings with their dependencies. */
export const ownListingsParts = chunk(() => import('./OwnListingsArea.tsx'));

export const LaterOwnListingsArea = laterView(ownListingsParts, ({ OwnListingsArea }) => OwnListingsArea);
