import { chunk } from '../chunks/chunk.ts';
import { lazyView } from '../chunks/lazyView.tsx';

/** The steps of the insertion with their dependencies. */
export const insertionParts = chunk(() => import('./InsertionArea.tsx'));

export const LazyInsertionArea = lazyView(insertionParts, ({ InsertionArea }) => InsertionArea);
