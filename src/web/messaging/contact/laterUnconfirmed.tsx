import { chunk } from '../../chunks/chunk.ts';
import { laterView } from '../../chunks/laterView.tsx';

const unconfirmedPart = chunk(() => import('../../account/user/Unconfirmed.tsx'));

/** Loaded on demand: few authors have an unconfirmed address. */
export const LaterUnconfirmed = laterView(unconfirmedPart, ({ Unconfirmed }) => Unconfirmed);
