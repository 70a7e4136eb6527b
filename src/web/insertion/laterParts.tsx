import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** The steps of inserting an ad, with all that they need. */
export const insertionParts = chunk(() => import('./InsertionArea.tsx'));

export const LaterInsertionArea = laterView(insertionParts, ({ InsertionArea }) => InsertionArea);
