import { chunk } from '../../chunk.ts';
import { laterView } from '../../laterView.tsx';

const unconfirmedPart = chunk(() => import('../../account/user/Unconfirmed.tsx'));

/** Few write whose address is not confirmed. */
export const LaterUnconfirmed = laterView(unconfirmedPart, ({ Unconfirmed }) => Unconfirmed);
