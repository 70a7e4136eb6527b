import { createContext } from 'react';
import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';

import type { HeartsEvent } from '#machines/favourites/heartsEvents.ts';
import {
  type HeartsContext,
  type ChangeToSend,
  type ChangeOutcome,
  unconfirmedChangesOf,
  type FavouriteChange,
} from '#machines/favourites/heartsSetup.ts';
import { heartsMachine } from '#machines/favourites/heartsMachine.ts';

import { placeAt } from '#routes';

import { loginModal } from '../../account/modal/loginModal.ts';
import { type Session, session } from '../../account/session.ts';
import { isStartPage } from '../../account/start/startPages.ts';
import { inspect } from '../../flows/inspection.ts';
import { notify } from '../../notifications/notifications.ts';
import { openTabChannel } from '../../browser/tabChannel.ts';
import { onStreamNotice } from '../../api/streamListeners.ts';
import { newCommandId } from '../../outbox/commandId.ts';
import * as outbox from '../../outbox/outbox.ts';
import { track } from '../../tracking/track.ts';
import { fetchSavedIds, sendChange } from './favouritesCalls.ts';
import { dropStoredChanges, storePendingChanges, consumeStoredChanges } from './storedChanges.ts';
import { followOutbox, type HeartsOutbox, toNewCommand } from './queuedChanges.ts';

/** The channel by which the tabs of a browser notify each other of a changed favourite. */
const channel = 'favourites';

const logic = heartsMachine.provide({
  actors: {
    fetchingIds: fromPromise<readonly string[]>(({ signal }) => fetchSavedIds(signal)),
    offeringLogin: fromPromise<{ readonly goesOn: boolean }>(async ({ signal }) => {
      await loginModal.offer(signal, 'favourite');
      return { goesOn: isStartPage(placeAt(window.location.pathname)) };
    }),
    surroundings: fromCallback<{ readonly type: 'change.made' }>(({ sendBack, receive }) => {
      const tabs = openTabChannel(channel);
      const hear = () => sendBack({ type: 'change.reported' });
      const look = () => {
        sendBack({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
      };
      const leave = () => sendBack({ type: 'page.hidden' });
      tabs?.addEventListener('message', hear);
      // Another device has changed a favourite, or may have before the stream began.
      const hearing = onStreamNotice((notice) => {
        if (notice.type === 'began' || (notice.type === 'received' && notice.line.event === 'favourites')) hear();
      });
      document.addEventListener('visibilitychange', look);
      // `pagehide` is needed as well, because Safari closes a page without hiding it first.
      window.addEventListener('pagehide', leave);
      receive(() => tabs?.postMessage(null));
      return () => {
        tabs?.close();
        hearing();
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pagehide', leave);
      };
    }),
  },
  actions: {
    notifyFull,
    notifyFailed,
    storePendingChanges: ({ context }) => storePendingChanges(context.changes),
    dropStored: dropStoredChanges,
  },
});

function notifyFull(): void {
  notify({ level: 'warning', message: 'favoritesLimitReached', tag: 'favourites' });
}

/** A notification at the top of the page: a favourite could not be changed. */
export function notifyFailed(): void {
  notify({ level: 'error', message: 'errors.genericTryAgain', tag: 'favourites' });
}

/** Hearts before the session is known. Changes that cannot be sent go to an outbox. */
export function openHearts(left: Pick<HeartsOutbox, 'enqueueAll'> = outbox) {
  /** The command id of the change that is being sent. */
  let idOfSentChange = '';
  /** Whether the change that is being sent is already in the outbox. */
  let isSentChangeQueued = false;
  const telling = fromPromise<ChangeOutcome, ChangeToSend>(async ({ input, signal }) => {
    idOfSentChange = newCommandId();
    isSentChangeQueued = false;
    const outcome = await sendChange(input, idOfSentChange, async (change, id) => {
      // If the call was aborted, `putIn` has already put this change into the outbox.
      if (signal.aborted) return;
      isSentChangeQueued = true;
      await left.enqueueAll([toNewCommand(change, id)]);
    });
    if (outcome.kind === 'received' && input.shouldSave && !signal.aborted)
      track.send({ type: 'listing.saved', listing: input.listing });
    return outcome;
  });
  const putIn = ({ context }: { readonly context: HeartsContext }) => {
    const unheard = unconfirmedChangesOf(context).filter(
      (change) => !(isSentChangeQueued && change === context.telling),
    );
    const idOf = (change: FavouriteChange) => (change === context.telling ? idOfSentChange : newCommandId());
    if (unheard.length > 0)
      left.enqueueAll(unheard.map((change) => toNewCommand(change, idOf(change)))).catch(notifyFailed);
  };
  return createActor(logic.provide({ actors: { telling }, actions: { putIn } }), { inspect });
}

/** The hearts of this document. On the server, which renders for visitors, they stay idle. */
const hearts = openHearts();

/** Provides the hearts for the views inside; by default those of this document. */
export const Hearts = createContext(hearts);

/** The state that the server renders. */
export const heartsAsDrawn = hearts.getSnapshot();

/** Makes hearts follow the session and the outbox. Returns the function that ends this. */
export function watchHearts(watched: typeof hearts = hearts, by: Session = session): () => void {
  let notice: Omit<Extract<HeartsEvent, { type: 'account.reported' }>, 'type'> | undefined;
  const tell = (now: SnapshotFrom<Session>) => {
    if (!now.hasTag('known')) return;
    const { publicAccountId } = now.context;
    const hasEnded = now.hasTag('ended');
    if (notice?.publicAccountId === publicAccountId && notice.hasEnded === hasEnded) return;
    notice = { publicAccountId, hasEnded };
    watched.send({ type: 'account.reported', ...notice });
    const changes = publicAccountId === null ? null : consumeStoredChanges();
    if (changes) watched.send({ type: 'changes.found', changes });
  };
  watched.start();
  const watching = by.subscribe(tell);
  tell(by.getSnapshot());
  const following = followOutbox(outbox, {
    pending: () => watched.getSnapshot().context.pending,
    tell: (event) => watched.send(event),
    isFull: notifyFull,
  });
  return () => {
    following();
    watching.unsubscribe();
  };
}
