import { chunk } from '../../chunks/chunk.ts';
import { laterView } from '../../chunks/laterView.tsx';

/** How one reaches the seller of an ad. */
export const contactParts = chunk(() => import('./ContactBox.tsx'));

export const LaterContactBox = laterView(contactParts, ({ ContactBox }) => ContactBox);
