import { openTabChannel } from '../../browser/tabChannel.ts';

/**
 * The channel by which a tab notifies the browser's other tabs that an address was verified. Logged-in users also
 * receive this by the stream.
 */
const channel = 'verified';

/** Notifies the other tabs that an address was verified. */
export function broadcastVerified(): void {
  const tabs = openTabChannel(channel);
  tabs?.postMessage(null);
  tabs?.close();
}

/** Calls `hear` when another tab has verified an address. Returns the function that unsubscribes. */
export function onVerified(hear: () => void): () => void {
  const tabs = openTabChannel(channel);
  tabs?.addEventListener('message', hear);
  return () => tabs?.close();
}
