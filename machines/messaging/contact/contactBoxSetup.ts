import { and, assign, raise, setup, stateIn } from 'xstate';
import { providedCallback, providedPromise } from '../../statecharts/provided.ts';
import type { ContactBox } from './contactBox.ts';
import { type ContactBoxContext, isHere, mayBegin, typedOf } from './contactBoxContext.ts';
import type { ContactBoxEvent } from './contactBoxEvents.ts';
import { type ReportedMessages, waitingOf } from './waitingMessage.ts';

/** The parts of the contact box: context, events, actors, actions and guards. */
export const contactBoxSetup = setup({
  types: {
    context: {} as ContactBoxContext,
    events: {} as ContactBoxEvent,
    input: {} as {
      readonly listing: string;
      readonly text: string;
      readonly awaitsLogin: boolean;
      /** The key under which the text was submitted without a login. */
      readonly key?: string | null;
    },
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('field' | 'login' | 'refusal' | 'failure' | 'queued' | 'sent')[] },
  },
  actors: {
    /** Fetches the contact box of a listing. Rejects if the call failed. */
    askingBox: providedPromise<ContactBox, { readonly listing: string }>('askingBox'),
    /** Reports the outbox entries about a listing, and the messages that the server has accepted. */
    followingOutbox: providedCallback<ContactBoxEvent, { readonly listing: string }>('followingOutbox'),
    /** Shows the login, and resolves once it is closed. */
    offeringLogin: providedPromise<void>('offeringLogin'),
  },
  actions: {
    takeAccount: assign((_, { publicAccountId }: { readonly publicAccountId: string | null }) => ({
      account: publicAccountId,
    })),
    takeBox: assign((_, { box }: { readonly box: ContactBox }) => ({ box })),
    takeText: assign((_, { text }: { readonly text: string }) => ({ text, key: null, author: null })),
    /**
     * A retry by the same account has the same key. So does a message that waits for a login, in whichever tab it is
     * sent.
     */
    takeKey: assign(
      ({ context: { author, account, awaitsLogin, key: before } }, { key }: { readonly key: string }) => ({
        key: author === account || awaitsLogin ? (before ?? key) : key,
        author: account,
      }),
    ),
    takeWaiting: assign(({ context: { key } }, reported: ReportedMessages) => ({ waiting: waitingOf(key, reported) })),
    /** The message waiting in the outbox becomes the message of this page. */
    adopt: assign(({ context: { waiting, account } }) => ({
      key: waiting!.key,
      text: waiting!.text,
      author: account,
    })),
    /** The message's text can be edited again; it then gets a new key. */
    takeBack: assign(({ context: { text, waiting } }) => ({
      text: text === '' ? waiting!.text : text,
      key: null,
      author: null,
    })),
    takeAuthor: assign((_, { publicAccountId }: { readonly publicAccountId: string | null }) => ({
      author: publicAccountId,
    })),
    /** Hides the message from another account that logs in; the outbox keeps it for its author. */
    forgetWaiting: assign(({ context }) => ({
      text: typedOf(context),
      key: null,
      author: null,
      waiting: null,
      awaitsLogin: false,
    })),
    dropText: assign({ text: '', key: null, author: null, waiting: null, awaitsLogin: false }),
    awaitLogin: assign({ awaitsLogin: true }),
    awaitNoLogin: assign({ awaitsLogin: false }),
    takeConversation: assign(({ context: { box } }, { conversation }: { readonly conversation: string | null }) => ({
      text: '',
      key: null,
      author: null,
      waiting: null,
      awaitsLogin: false,
      box: box && { ...box, conversation: conversation ?? box.conversation },
    })),
    lookAgain: raise({ type: 'box.outdated' }),
    /**
     * Implemented at the edge: puts the message into the outbox, where it outlives the page, in place of the refused
     * one.
     */
    putIn: () => {},
    /** Provided by the web app: lets the outbox send the message now. */
    sendAgain: () => {},
    /**
     * Implemented at the edge: removes it from the outbox. The server may have accepted it anyway, and this is reported
     * later.
     */
    giveUp: () => {},
    /**
     * Implemented at the edge: saves the text for the lifetime of the tab, or for every tab while it awaits a login.
     */
    storeText: () => {},
    /** Implemented at the edge: adds a history entry for the dialog, so that Back closes it. */
    enterWriting: () => {},
    /** Implemented at the edge: goes back from that entry, unless the user already did. */
    leaveWriting: () => {},
  },
  guards: {
    isAnother: ({ context }, { publicAccountId }: { readonly publicAccountId: string | null }) =>
      publicAccountId !== context.account,
    isFirst: ({ context }) => context.account === null,
    hasAccount: (_, { publicAccountId }: { readonly publicAccountId: string | null }) => publicAccountId !== null,
    isNowAnonymous: (_, { publicAccountId }: { readonly publicAccountId: string | null }) => publicAccountId === null,
    isAuthor: ({ context: { author } }, { publicAccountId }: { readonly publicAccountId: string | null }) =>
      publicAccountId !== null && (author === null || author === publicAccountId),
    mayOpen: ({ context }) => context.waiting !== null || mayBegin(context),
    /** The author has logged in, and the server has answered how this account may write. */
    isResumed: and([
      stateIn({ status: 'known' }),
      ({ context: { awaitsLogin, account, box } }: { readonly context: ContactBoxContext }) =>
        awaitsLogin && account !== null && box?.mayWrite === true,
    ]),
    hasText: ({ context: { text } }) => text.trim() !== '',
    isAnonymous: ({ context: { account } }) => account === null,
    isRefused: ({ context: { waiting } }) => waiting?.state === 'refused',
    isBehind: ({ context }) => isHere(context) && context.waiting?.state === 'failed',
    isOnItsWay: ({ context }) => isHere(context),
    isOurs: ({ context }, { key }: { readonly key: string }) => key === context.key,
    isGone: ({ context: { key, waiting } }, reported: ReportedMessages) =>
      waiting !== null && (key === null || waiting.key === key) && waitingOf(key, reported) === null,
    hasFailed: ({ context: { key } }, reported: ReportedMessages) => waitingOf(key, reported)?.state === 'failed',
    wasRefused: ({ context: { key } }, reported: ReportedMessages) => waitingOf(key, reported)?.state === 'refused',
    /** The message is being sent again from another tab, with the same text as here. */
    isSentAgain: ({ context: { key, text } }, reported: ReportedMessages) => {
      const waiting = waitingOf(key, reported);
      return waiting !== null && waiting.state !== 'refused' && waiting.text === text;
    },
  },
});
