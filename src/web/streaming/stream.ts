import { createActor, type SnapshotFrom } from 'xstate';

import { streamMachine } from '#machines/streaming/streamMachine.ts';

import { readSession, type Session, session } from '../account/session.ts';
import { clients } from '../api/apiClient.ts';
import { inspect } from '../flows/inspection.ts';
import { isOfAccount, notifyStreamListeners } from '../api/streamListeners.ts';
import { requestingBy } from './requesting.ts';
import { tabs } from './tabs.ts';

/** Starts the stream of this document, which follows the session. Returns the function that ends it. */
export function runStream(by: Session = session): () => void {
  const requesting = requestingBy(async () => {
    await clients.load();
    // A session that ended in another tab was a logout, which a refusal would not reveal.
    readSession(by);
    return clients.module!.client;
  });
  const stream = createActor(
    streamMachine.provide({
      actors: { tabs, requesting },
      actions: { refuseSession: () => by.send({ type: 'session.refused' }) },
    }),
    {
      inspect,
    },
  );
  const unsubscribe = stream.on('*', (notice) => {
    // The account has changed because the link of a mail was used, in another tab or on another device.
    if (isOfAccount(notice)) by.send({ type: 'profile.outdated' });
    notifyStreamListeners(notice);
  });
  const tell = (now: SnapshotFrom<Session>) => {
    if (now.hasTag('known')) stream.send({ type: 'account.reported', publicAccountId: now.context.publicAccountId });
  };
  stream.start();
  const watching = by.subscribe(tell);
  tell(by.getSnapshot());
  const leaving = new AbortController();
  const options = { signal: leaving.signal };
  // A page in the back/forward cache must hold neither the lock of the tabs nor a connection to the server.
  window.addEventListener('pagehide', () => stream.send({ type: 'page.left' }), options);
  window.addEventListener('pageshow', ({ persisted }) => persisted && stream.send({ type: 'page.restored' }), options);
  return () => {
    leaving.abort();
    watching.unsubscribe();
    unsubscribe.unsubscribe();
    stream.stop();
  };
}
