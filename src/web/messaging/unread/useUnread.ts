import { useSyncExternalStore } from 'react';

import { unread } from './unread.ts';

const follow = (onChange: () => void) => {
  const following = unread.subscribe(onChange);
  return () => following.unsubscribe();
};

/**
 * The number of conversations with unread messages (MESSAGING-4). Views hydrate with zero, as the server has rendered
 * them.
 */
export function useUnread(): number {
  return useSyncExternalStore(
    follow,
    () => unread.getSnapshot().context.unread,
    () => 0,
  );
}
