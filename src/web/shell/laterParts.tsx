import { chunk } from '../chunk.ts';
import { laterView } from '../laterView.tsx';

/** What stands below every page. */
export const shellParts = chunk(() => import('./end/shellParts.ts'));

export const LaterAppFailure = laterView(shellParts, ({ AppFailure }) => AppFailure);

export const LaterFooter = laterView(shellParts, ({ Footer }) => Footer);
