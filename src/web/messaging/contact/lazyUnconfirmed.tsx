import { chunk } from '../../chunks/chunk.ts';
import { lazyView } from '../../chunks/lazyView.tsx';

const unconfirmedPart = chunk(() => import('../../account/user/Unconfirmed.tsx'));

/** Loaded on demand: few authors have an unconfirmed address. */
export const LazyUnconfirmed = lazyView(unconfirmedPart, ({ Unconfirmed }) => Unconfirmed);
