import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import type { MessagingStatus } from '#machines/messaging/messagingAnswer.ts';
import { unreadMachine } from '#machines/messaging/inbox/unreadMachine.ts';

import { type Session, session } from '../../account/session.ts';
import { clients } from '../../api/apiClient.ts';
import { inspect } from '../../flows/inspection.ts';
import { onStreamNotice } from '../../api/streamListeners.ts';
import { showUnread } from '../../page/windowTitle.ts';

const logic = unreadMachine.provide({
  actors: {
    fetchingUnread: fromPromise<number>(async ({ signal }) => {
      await clients.load();
      const options = { suffix: false, quiet: true, signal };
      const answer = await clients.module!.client.get<MessagingStatus>('messaging/status', options);
      return answer.conversationsWithUnreadMessages;
    }),
  },
});

/** Creates the counter of unread conversations, before the session is known. */
export function openUnread() {
  return createActor(logic, { inspect });
}

/**
 * The number of conversations with unread messages, in this document. On the server, which renders for visitors, it
 * stays idle.
 */
export const unread = openUnread();

/**
 * Makes the counter follow the session and the stream, and shows its number in the window's title. Returns the function
 * that ends this.
 */
export function watchUnread(watched: typeof unread = unread, by: Session = session): () => void {
  const tell = (now: SnapshotFrom<Session>) => {
    if (now.hasTag('known')) watched.send({ type: 'account.reported', publicAccountId: now.context.publicAccountId });
  };
  const showing = watched.subscribe(({ context }) => showUnread(context.unread));
  watched.start();
  const hearing = onStreamNotice((notice) => {
    if (notice.type === 'unsupported') watched.send({ type: 'stream.unsupported' });
    if (notice.type !== 'received' || notice.line.event !== 'merge') return;
    const { conversationsWithUnreadMessages: count } = notice.line.data;
    if (typeof count === 'number') watched.send({ type: 'count.reported', unread: count });
  });
  const watching = by.subscribe(tell);
  tell(by.getSnapshot());
  return () => {
    hearing();
    watching.unsubscribe();
    showing.unsubscribe();
  };
}
