import { chunk } from '../../chunk.ts';
import { laterView } from '../../laterView.tsx';

/** How one reaches the seller of an ad. */
export const contactParts = chunk(() => import('./ContactBox.tsx'));

export const LaterContactBox = laterView(contactParts, ({ ContactBox }) => ContactBox);
