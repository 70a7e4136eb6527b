import { chunk } from '../chunk.ts';
import { laterView } from '../laterView.tsx';

/** One's conversations, with all that they need. */
export const messagesParts = chunk(() => import('./MessagesArea.tsx'));

export const LaterMessagesArea = laterView(messagesParts, ({ MessagesArea }) => MessagesArea);
