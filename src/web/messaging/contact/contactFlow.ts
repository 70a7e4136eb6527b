import { useActorRef } from '@xstate/react';
import { createContext, useEffect, useMemo } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';

import type { ContactBox } from '#machines/messaging/contactBox.ts';
import {
  contactBoxMachine,
  type FirstMessage,
  type FirstMessageOutcome,
} from '#machines/messaging/contactBoxMachine.ts';

import { loginModal } from '../../account/modal/loginModal.ts';
import { session } from '../../account/session.ts';
import { browserLogic } from '../../browserLogic.ts';
import { inspect } from '../../inspection.ts';
import { historyEntry } from '../../ui/historyEntry/historyEntry.ts';
import { fetchContactBox, writeAboutAd } from './contactCalls.ts';

const entry = historyEntry('contact');

/** Around a view whose session is another than the document's. */
export const ContactSession = createContext(session);

const logic = browserLogic(contactBoxMachine, () => ({
  actors: {
    askingBox: fromPromise<ContactBox, { readonly listing: string }>(({ input, signal }) =>
      fetchContactBox(input.listing, signal),
    ),
    sending: fromPromise<FirstMessageOutcome, FirstMessage>(({ input }) => writeAboutAd(input)),
    offeringLogin: fromPromise<void>(({ signal }) => loginModal.offer(signal)),
  },
  actions: {
    keepText: ({ context: { listing, text } }) => keepText(listing, text),
    enterWriting: entry.enter,
    leaveWriting: entry.leave,
  },
}));

/** The contact box of an ad's page, as whoever is logged in stands to its seller. */
export function useContactBox(listing: string, by: typeof session) {
  const flow = useActorRef(logic, { input: { listing, text: useMemo(() => keptText(listing), [listing]) }, inspect });
  useEffect(() => {
    let told: string | null | undefined;
    const tell = (now: SnapshotFrom<typeof session>) => {
      const { publicAccountId } = now.context;
      if (!now.hasTag('known') || publicAccountId === told) return;
      told = publicAccountId;
      flow.send({ type: 'account.told', publicAccountId });
    };
    const look = () => {
      if (document.visibilityState === 'visible') flow.send({ type: 'box.outdated' });
    };
    const telling = by.subscribe(tell);
    tell(by.getSnapshot());
    document.addEventListener('visibilitychange', look);
    const unfollow = entry.follow({
      isOpen: () => flow.getSnapshot().matches({ message: 'open' }),
      show: (isOpen) => flow.send({ type: isOpen ? 'writing.opened' : 'writing.closed' }),
    });
    return () => {
      telling.unsubscribe();
      document.removeEventListener('visibilitychange', look);
      unfollow();
    };
  }, [flow, by]);
  return flow;
}

export type ContactFlow = ReturnType<typeof useContactBox>;

const keyOf = (listing: string) => `contact-${listing}`;

/** What was typed to the seller of an ad in this tab, and is not sent. */
function keptText(listing: string): string {
  return import.meta.env.SSR ? '' : (sessionStorage.getItem(keyOf(listing)) ?? '');
}

function keepText(listing: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(listing));
    else sessionStorage.setItem(keyOf(listing), text);
  } catch {
    // A storage that is full keeps it no longer than the page.
  }
}
