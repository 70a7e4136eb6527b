import { createContext } from 'react';

import * as outbox from '../../outbox/outbox.ts';

/** The part of the outbox's interface that messages use. */
export type MessagesOutbox = Pick<typeof outbox, 'enqueue' | 'retry' | 'discard' | 'watchOutbox' | 'filesOf'>;

/** The outbox for messages; by default the browser's. */
export const OutboxOfMessages = createContext<MessagesOutbox>(outbox);
