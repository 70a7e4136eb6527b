import type { WaitingMessage } from './contactBoxEvents.ts';

/** The messages that the outbox reports. */
export interface Told {
  readonly messages: readonly WaitingMessage[];
}

/** The message of a key, or without a key the one that was written last. */
export function waitingOf(key: string | null, { messages }: Told): WaitingMessage | null {
  return (key === null ? messages.at(-1) : messages.find((message) => message.key === key)) ?? null;
}
