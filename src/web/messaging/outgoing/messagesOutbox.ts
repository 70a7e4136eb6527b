import { createContext } from 'react';

import * as outbox from '../../outbox/outbox.ts';

/** The part of the outbox's interface that messages use. */
export type MessagesOutbox = Pick<typeof outbox, 'enqueue' | 'retry' | 'discard' | 'watchOutbox' | 'filesOf'>;

/** Provides the outbox for messages to the views inside; by default that of the browser. */
export const OutboxOfMessages = createContext<MessagesOutbox>(outbox);
