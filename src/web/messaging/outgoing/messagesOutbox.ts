import { createContext } from 'react';

import * as outbox from '../../outbox/outbox.ts';

/** The outbox, as far as what is written speaks to it. */
export type MessagesOutbox = Pick<typeof outbox, 'enqueue' | 'retry' | 'discard' | 'watchOutbox' | 'filesOf'>;

/** Which outbox takes what is written: the browser's. */
export const OutboxOfMessages = createContext<MessagesOutbox>(outbox);
