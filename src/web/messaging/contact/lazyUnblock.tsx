import { chunk } from '../../chunks/chunk.ts';
import { lazyView } from '../../chunks/lazyView.tsx';

const unblockPart = chunk(() => import('../../account/user/messages/Unblock.tsx'));

/** Loaded on demand: few users look at a listing of an account that they have blocked. */
export const LazyUnblock = lazyView(unblockPart, ({ Unblock }) => Unblock);
