import { chunk } from '../../chunks/chunk.ts';
import { laterView } from '../../chunks/laterView.tsx';

const unblockPart = chunk(() => import('../../account/user/messages/Unblock.tsx'));

/** Loaded on demand: few users look at a listing of an account that they have blocked. */
export const LaterUnblock = laterView(unblockPart, ({ Unblock }) => Unblock);
