import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** The steps of the insertion with their dependencies. */
export const insertionParts = chunk(() => import('./InsertionArea.tsx'));

export const LaterInsertionArea = laterView(insertionParts, ({ InsertionArea }) => InsertionArea);
