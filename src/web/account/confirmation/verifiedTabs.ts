import { openTabChannel } from '../../browser/tabChannel.ts';

/** By which a tab tells the others of its browser that an address was verified. Who is logged in hears it by the stream too. */
const channel = 'verified';

/** Tells the other tabs that an address was verified. */
export function tellVerified(): void {
  const tabs = openTabChannel(channel);
  tabs?.postMessage(null);
  tabs?.close();
}

/** Calls `hear` when another tab has verified an address. Returns what ends that. */
export function onVerified(hear: () => void): () => void {
  const tabs = openTabChannel(channel);
  tabs?.addEventListener('message', hear);
  return () => tabs?.close();
}
