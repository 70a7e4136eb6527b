/** A channel between the tabs of a browser; undefined if the browser does not support such channels. */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
}
