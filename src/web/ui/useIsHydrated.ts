import { useSyncExternalStore } from 'react';

/** Whether the view has hydrated: before that, it does not react to input. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}

const nothingChanges = () => () => {};
