import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** The messages area with its dependencies. */
export const messagesParts = chunk(() => import('./MessagesArea.tsx'));

export const LaterMessagesArea = laterView(messagesParts, ({ MessagesArea }) => MessagesArea);
