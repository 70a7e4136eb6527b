import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** The user's own listings with their dependencies. */
export const ownAdsParts = chunk(() => import('./OwnAdsArea.tsx'));

export const LaterOwnAdsArea = laterView(ownAdsParts, ({ OwnAdsArea }) => OwnAdsArea);
