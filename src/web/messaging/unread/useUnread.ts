import { useSyncExternalStore } from 'react';

import { unread } from './unread.ts';

const follow = (onChange: () => void) => {
  const following = unread.subscribe(onChange);
  return () => following.unsubscribe();
};

/** In how many conversations of whoever is logged in something is unread (MESSAGING-4). Views come alive as the server has drawn them: with none. */
export function useUnread(): number {
  return useSyncExternalStore(
    follow,
    () => unread.getSnapshot().context.unread,
    () => 0,
  );
}
