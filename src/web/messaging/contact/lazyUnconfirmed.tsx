import { chunk } from '../../chunks/chunk.ts';
import { lazyView } from '../../chunks/lazyView.tsx';

const unconfirmedPart = chunk(() => import('../../account/user/Unconfirmed.tsx'));

/** The notice is loaded on demand, because few authors have an unconfirmed email address. */
export const LazyUnconfirmed = lazyView(unconfirmedPart, ({ Unconfirmed }) => Unconfirmed);
