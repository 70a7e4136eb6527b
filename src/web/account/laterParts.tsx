import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** The forms by which one comes to an account, with all that they need. */
export const accountParts = chunk(() => import('./AccountArea.tsx'));

export const LaterAccountArea = laterView(accountParts, ({ AccountArea }) => AccountArea);
