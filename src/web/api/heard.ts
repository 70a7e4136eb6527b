import type { StreamTold } from '#machines/streaming/streamSetup.ts';

const listeners = new Set<(told: StreamTold) => void>();

/** Hears what the stream of this document tells. The stream itself comes later, and not at all where nobody is logged in. */
export function onHeard(listener: (told: StreamTold) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Passes on what the stream tells. */
export function tellHeard(told: StreamTold): void {
  for (const listener of listeners) listener(told);
}

/** Whether the account itself has changed, by the link of a mail: what is shown of it is fetched again. */
export function isOfAccount(told: StreamTold): boolean {
  return told.type === 'told' && told.line.event === 'account';
}
