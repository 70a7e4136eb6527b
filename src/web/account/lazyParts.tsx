import { chunk } from '../chunks/chunk.ts';
import { lazyView } from '../chunks/lazyView.tsx';

/** The screens of the account's page with their dependencies. */
export const accountParts = chunk(() => import('./AccountArea.tsx'));

export const LazyAccountArea = lazyView(accountParts, ({ AccountArea }) => AccountArea);
