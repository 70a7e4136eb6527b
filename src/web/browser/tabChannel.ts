/** A channel between the tabs of a browser; undefined if it has none. */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
}
