import { laterView } from '../chunks/laterView.tsx';
import { shellParts } from '../shell/laterParts.tsx';

export const LaterHeart = laterView(shellParts, ({ Heart }) => Heart);
