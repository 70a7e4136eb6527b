import { chunk } from '../chunk.ts';
import { laterView } from '../laterView.tsx';

/** The steps of inserting an ad, with all that they need. */
export const insertionParts = chunk(() => import('./InsertionArea.tsx'));

export const LaterInsertionArea = laterView(insertionParts, ({ InsertionArea }) => InsertionArea);
