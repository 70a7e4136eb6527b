import { useCallback, useSyncExternalStore } from 'react';
import type { Log } from '../../log/log.ts';

/** Renders again when a log changes. Returns a text that differs after each of its changes. */
export function useLogVersion(log: Log | undefined): string {
  const subscribe = useCallback((onChange: () => void) => log?.subscribe(onChange) ?? (() => {}), [log]);
  return useSyncExternalStore(subscribe, () => (log ? String(log.revision) : ''));
}
