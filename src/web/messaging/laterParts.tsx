import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** One's conversations, with all that they need. */
export const messagesParts = chunk(() => import('./MessagesArea.tsx'));

export const LaterMessagesArea = laterView(messagesParts, ({ MessagesArea }) => MessagesArea);
