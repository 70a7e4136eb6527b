import { chunk } from '../../chunks/chunk.ts';
import { laterView } from '../../chunks/laterView.tsx';

const unblockPart = chunk(() => import('../../account/user/messages/Unblock.tsx'));

/** Few have blocked whose ad they look at. */
export const LaterUnblock = laterView(unblockPart, ({ Unblock }) => Unblock);
