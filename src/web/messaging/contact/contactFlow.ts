import { useActorRef } from '@xstate/react';
import { createContext, use, useEffect, useMemo } from 'react';
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';

import type { ListingItem } from '#machines/listing/listingItem.ts';
import type { ContactBox } from '#machines/messaging/contact/contactBox.ts';
import type { ContactBoxEvent } from '#machines/messaging/contact/contactBoxEvents.ts';
import { typedOf } from '#machines/messaging/contact/contactBoxContext.ts';
import { contactBoxMachine } from '#machines/messaging/contact/contactBoxMachine.ts';
import type { CommandAbout } from '#machines/outbox/outboxCommand.ts';

import { loginModal } from '../../account/modal/loginModal.ts';
import { session } from '../../account/session.ts';
import { browserLogic } from '../../flows/browserLogic.ts';
import { inspect } from '../../flows/inspection.ts';
import { historyEntry } from '../../ui/dialog/historyEntry.ts';
import { type MessagesOutbox, OutboxOfMessages } from '../outgoing/messagesOutbox.ts';
import { fetchContactBox } from './contactCalls.ts';
import { commandOfFirst, isAboutListing, messagesIn } from './firstCommands.ts';
import { storeText, unsentMessage, onUnsentMessagesDropped } from '../../account/unsentMessage.ts';

const entry = historyEntry('contact');

/** Provides the session to the views inside; by default that of this document. */
export const ContactSession = createContext(session);

/** The flow of a contact box that sends messages about a listing through an outbox. */
function logicWith(outbox: MessagesOutbox, about: CommandAbout, key: string | null) {
  /**
   * Keys of the messages about the listing that another tab has submitted, or that were in the outbox while this page
   * was open.
   */
  const known = new Set<string>(key === null ? [] : [key]);
  return browserLogic(contactBoxMachine, () => ({
    actors: {
      askingBox: fromPromise<ContactBox, { readonly listing: string }>(({ input, signal }) =>
        fetchContactBox(input.listing, signal),
      ),
      followingOutbox: fromCallback<ContactBoxEvent, { readonly listing: string }>(({ input, sendBack }) =>
        followOutbox(outbox, { listing: input.listing, known, tell: sendBack }),
      ),
      offeringLogin: fromPromise<void>(({ signal }) => loginModal.offer(signal, 'message')),
    },
    actions: {
      putIn: ({ context: { listing, key, text, waiting }, self }) => {
        const { enqueue, discard } = outbox;
        known.add(key!);
        enqueue(commandOfFirst({ listing, key: key!, text }, about)).then(
          () => waiting?.state === 'refused' && void discard(waiting.key),
          () => self.send({ type: 'message.unkept', key: key! }),
        );
      },
      sendAgain: ({ context: { key } }) => void outbox.retry(key!),
      giveUp: ({ context: { key } }) => void outbox.discard(key!),
      storeText: ({ context }) =>
        storeText(context.listing, { text: typedOf(context), awaitsLogin: context.awaitsLogin, key: context.key }),
      enterWriting: entry.enter,
      leaveWriting: entry.leave,
    },
  }));
}

interface Following {
  readonly listing: string;
  readonly known: Set<string>;
  readonly tell: (event: ContactBoxEvent) => void;
}

/**
 * Reports the listing's messages in the outbox, and those that the server has accepted. Returns the function that ends
 * this.
 */
function followOutbox({ watchOutbox }: MessagesOutbox, { listing, known, tell }: Following): () => void {
  return watchOutbox(
    (subject) => isAboutListing(listing, subject),
    (waiting) => {
      for (const { id } of waiting) known.add(id);
      const messages = messagesIn(waiting, navigator.onLine);
      // The report waits for a microtask, so that a change of the session arrives first. Otherwise sent messages would
      // disappear while their text stayed for the next user.
      queueMicrotask(() => tell({ type: 'outbox.reported', messages }));
    },
    (key, conversation) => {
      if (known.has(key)) tell({ type: 'message.accepted', key, conversation: (conversation as string) ?? null });
    },
  );
}

/** The data of a listing that its contact box needs, with the seller's name. */
export type ContactedListing = Pick<ListingItem, 'id' | 'subject' | 'user_alias'>;

/** The contact box of a listing's page, for the account of the session. */
export function useContactBox({ id: listing, subject, user_alias: alias }: ContactedListing, by: typeof session) {
  const outbox = use(OutboxOfMessages);
  const unsent = useMemo(() => unsentMessage(listing), [listing]);
  const flow = useActorRef(
    useMemo(
      () => logicWith(outbox, { ad: subject, person: alias || null }, unsent.key ?? null),
      [outbox, subject, alias, unsent],
    ),
    { input: { listing, ...unsent }, inspect },
  );
  useEffect(() => {
    let reported: string | null | undefined;
    const tell = (now: SnapshotFrom<typeof session>) => {
      const { publicAccountId } = now.context;
      if (!now.hasTag('known') || publicAccountId === reported) return;
      reported = publicAccountId;
      flow.send({ type: 'account.reported', publicAccountId });
    };
    const look = () => {
      if (document.visibilityState === 'visible') flow.send({ type: 'box.outdated' });
    };
    const telling = by.subscribe(tell);
    tell(by.getSnapshot());
    document.addEventListener('visibilitychange', look);
    const unheard = onUnsentMessagesDropped(() => flow.send({ type: 'text.dropped' }));
    const unfollow = entry.follow({
      isOpen: () => flow.getSnapshot().matches({ message: 'open' }),
      show: (isOpen) => flow.send({ type: isOpen ? 'writing.opened' : 'writing.closed' }),
    });
    return () => {
      telling.unsubscribe();
      unheard();
      document.removeEventListener('visibilitychange', look);
      unfollow();
    };
  }, [flow, by]);
  return flow;
}

export type ContactFlow = ReturnType<typeof useContactBox>;
