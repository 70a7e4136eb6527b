import { chunk } from '../chunks/chunk.ts';
import { lazyView } from '../chunks/lazyView.tsx';

/** The chunk with the screens of the account's page and their dependencies. */
export const accountParts = chunk(() => import('./AccountArea.tsx'));

export const LazyAccountArea = lazyView(accountParts, ({ AccountArea }) => AccountArea);
