import { chunk } from '../../chunks/chunk.ts';
import { laterView } from '../../chunks/laterView.tsx';

/** The contact box, which hydrates after its page. */
export const contactParts = chunk(() => import('./ContactBox.tsx'));

export const LaterContactBox = laterView(contactParts, ({ ContactBox }) => ContactBox);
