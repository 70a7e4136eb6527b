import { chunk } from '../../chunks/chunk.ts';
import { lazyView } from '../../chunks/lazyView.tsx';

/** The contact box, which hydrates after its page. */
export const contactParts = chunk(() => import('./ContactBox.tsx'));

export const LazyContactBox = lazyView(contactParts, ({ ContactBox }) => ContactBox);
