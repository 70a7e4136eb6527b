import { useSyncExternalStore } from 'react';

import { session, sessionAsDrawn } from './session.ts';

/**
 * What `select` takes of who is logged in, for views that come alive after others: by then somebody may be known whom the server,
 * which knows nobody, has not drawn. They come alive as they were drawn, and show it at once then.
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
