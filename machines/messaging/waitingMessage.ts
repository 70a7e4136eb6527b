import type { WaitingMessage } from './contactBoxEvents.ts';

/** What the outbox tells. */
export interface Told {
  readonly messages: readonly WaitingMessage[];
}

/** The message that is meant: that of the page, or where it has none the last that was written. */
export function waitingOf(key: string | null, { messages }: Told): WaitingMessage | null {
  return (key === null ? messages.at(-1) : messages.find((message) => message.key === key)) ?? null;
}
