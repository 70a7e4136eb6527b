import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** The screens of the account's page with their dependencies. */
export const accountParts = chunk(() => import('./AccountArea.tsx'));

export const LaterAccountArea = laterView(accountParts, ({ AccountArea }) => AccountArea);
