import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** One's own ads, with all that they need. */
export const ownAdsParts = chunk(() => import('./OwnAdsArea.tsx'));

export const LaterOwnAdsArea = laterView(ownAdsParts, ({ OwnAdsArea }) => OwnAdsArea);
