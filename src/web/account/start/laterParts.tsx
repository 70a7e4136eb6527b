import { chunk } from '../../chunk.ts';
import { laterView } from '../../laterView.tsx';

/** The forms by which one comes to an account, with all that they need. */
export const startParts = chunk(() => import('./StartArea.tsx'));

export const LaterStartArea = laterView(startParts, ({ StartArea }) => StartArea);
