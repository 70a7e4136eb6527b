import { chunk } from '../chunks/chunk.ts';
import { lazyView } from '../chunks/lazyView.tsx';

/** The chunk with the messages area and its dependencies. */
export const messagesParts = chunk(() => import('./MessagesArea.tsx'));

export const LazyMessagesArea = lazyView(messagesParts, ({ MessagesArea }) => MessagesArea);
