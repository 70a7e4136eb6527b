import type { StreamNotice } from '#machines/streaming/streamSetup.ts';

const listeners = new Set<(told: StreamNotice) => void>();

/**
 * Subscribes to the events of this document's stream. The stream itself starts later, and only if a user is logged in.
 * Returns the function that unsubscribes.
 */
export function onStreamNotice(listener: (told: StreamNotice) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Passes an event of the stream to the listeners. */
export function notifyStreamListeners(told: StreamNotice): void {
  for (const listener of listeners) listener(told);
}

/** Whether the account itself has changed, by the link of a mail: its data are fetched again. */
export function isOfAccount(told: StreamNotice): boolean {
  return told.type === 'told' && told.line.event === 'account';
}
