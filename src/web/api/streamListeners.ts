import type { StreamNotice } from '#machines/streaming/streamSetup.ts';

const listeners = new Set<(notice: StreamNotice) => void>();

/**
 * Subscribes to the events of this document's stream. The stream itself starts later, and only if a user is logged in.
 * Returns the function that unsubscribes.
 */
export function onStreamNotice(listener: (notice: StreamNotice) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Passes an event of the stream to the listeners. */
export function notifyStreamListeners(notice: StreamNotice): void {
  for (const listener of listeners) listener(notice);
}

/**
 * Whether a notice of the event stream says that the account itself has changed, for example by a mail's link. Its data
 * are then fetched again.
 */
export function isOfAccount(notice: StreamNotice): boolean {
  return notice.type === 'received' && notice.line.event === 'account';
}
