import type { WaitingMessage } from './contactBoxEvents.ts';

/** The messages that the outbox reports. */
export interface ReportedMessages {
  readonly messages: readonly WaitingMessage[];
}

/** The outbox's message with this key; without a key, its latest message. */
export function waitingOf(key: string | null, { messages }: ReportedMessages): WaitingMessage | null {
  return (key === null ? messages.at(-1) : messages.find((message) => message.key === key)) ?? null;
}
