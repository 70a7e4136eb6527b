import { useSyncExternalStore } from 'react';

/** Whether the script of what is drawn is there: from the server it is a picture that takes no press yet. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}

const nothingChanges = () => () => {};
