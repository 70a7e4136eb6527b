import { useSyncExternalStore } from 'react';

import { session, sessionAsDrawn } from './session.ts';

/**
 * Selects from the session, for views that hydrate after others. The server renders for visitors, but a user may be
 * logged in by the time a view hydrates. The view first hydrates as rendered, and then shows the current state at once.
 */
export function useSession<Value>(select: (now: typeof sessionAsDrawn) => Value): Value {
  return useSyncExternalStore(
    followSession,
    () => select(session.getSnapshot()),
    () => select(sessionAsDrawn),
  );
}

function followSession(onChange: () => void): () => void {
  const { unsubscribe } = session.subscribe(onChange);
  return unsubscribe;
}
