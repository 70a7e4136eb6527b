/** By which the tabs of a browser tell each other something; undefined where it has none. */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
}
