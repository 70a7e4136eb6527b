import { and, assign, raise, setup, stateIn } from 'xstate';
import { providedCallback, providedPromise } from '../../statecharts/provided.ts';
import type { ContactBox } from './contactBox.ts';
import { type ContactBoxContext, isHere, mayBegin, typedOf } from './contactBoxContext.ts';
import type { ContactBoxEvent } from './contactBoxEvents.ts';
import { type Told, waitingOf } from './waitingMessage.ts';

/** What the contact box is made of: context, events, actors, actions and guards. */
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
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly ('field' | 'login' | 'refusal' | 'failure' | 'queued' | 'sent')[] },
  },
  actors: {
    /** Rejects where the call did not come through. */
    askingBox: providedPromise<ContactBox, { readonly listing: string }>('askingBox'),
    /** Tells what the outbox has of an ad, and what the market has taken of it. */
    followingOutbox: providedCallback<ContactBoxEvent, { readonly listing: string }>('followingOutbox'),
    /** Offers the login, and resolves once that is closed. */
    offeringLogin: providedPromise<void>('offeringLogin'),
  },
  actions: {
    takeAccount: assign((_, { publicAccountId }: { readonly publicAccountId: string | null }) => ({
      account: publicAccountId,
    })),
    takeBox: assign((_, { box }: { readonly box: ContactBox }) => ({ box })),
    takeText: assign((_, { text }: { readonly text: string }) => ({ text, key: null, author: null })),
    /** Sent again by the same person it is the same message, and so is one that awaits a login, from whichever tab it is sent. */
    takeKey: assign(
      ({ context: { author, account, awaitsLogin, key: before } }, { key }: { readonly key: string }) => ({
        key: author === account || awaitsLogin ? (before ?? key) : key,
        author: account,
      }),
    ),
    takeWaiting: assign(({ context: { key } }, told: Told) => ({ waiting: waitingOf(key, told) })),
    /** It is the message of this page from here on. */
    adopt: assign(({ context: { waiting, account } }) => ({
      key: waiting!.key,
      text: waiting!.text,
      author: account,
    })),
    /** The text is there to be changed; sent again it is another message. */
    takeBack: assign(({ context: { text, waiting } }) => ({
      text: text === '' ? waiting!.text : text,
      key: null,
      author: null,
    })),
    takeAuthor: assign((_, { publicAccountId }: { readonly publicAccountId: string | null }) => ({
      author: publicAccountId,
    })),
    /** Who has logged in instead does not see it; the outbox keeps it for whoever has written it. */
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
    /** The edge puts it into the outbox, where it outlasts the page, in place of what was refused. */
    putIn: () => {},
    /** The edge has the outbox send it now. */
    sendAgain: () => {},
    /** The edge takes it out of the outbox. The market may have taken it nevertheless, which is told then. */
    giveUp: () => {},
    /** The edge stores what was typed as long as the tab is there, or for every tab while it awaits a login. */
    keepText: () => {},
    /** The edge gives what lies above the page an entry in the history, so that Back closes it. */
    enterWriting: () => {},
    /** The edge goes back from that entry, unless Back has. */
    leaveWriting: () => {},
  },
  guards: {
    isAnother: ({ context }, { publicAccountId }: { readonly publicAccountId: string | null }) =>
      publicAccountId !== context.account,
    isFirst: ({ context }) => context.account === null,
    isSomebody: (_, { publicAccountId }: { readonly publicAccountId: string | null }) => publicAccountId !== null,
    isNobodyNow: (_, { publicAccountId }: { readonly publicAccountId: string | null }) => publicAccountId === null,
    isAuthor: ({ context: { author } }, { publicAccountId }: { readonly publicAccountId: string | null }) =>
      publicAccountId !== null && (author === null || author === publicAccountId),
    mayOpen: ({ context }) => context.waiting !== null || mayBegin(context),
    /** The author is back with a login, and the server has answered how this account may write. */
    isResumed: and([
      stateIn({ standing: 'told' }),
      ({ context: { awaitsLogin, account, box } }: { readonly context: ContactBoxContext }) =>
        awaitsLogin && account !== null && box?.mayWrite === true,
    ]),
    hasText: ({ context: { text } }) => text.trim() !== '',
    isNobody: ({ context: { account } }) => account === null,
    isRefused: ({ context: { waiting } }) => waiting?.standing === 'refused',
    isBehind: ({ context }) => isHere(context) && context.waiting?.standing === 'failed',
    isOnItsWay: ({ context }) => isHere(context),
    isOurs: ({ context }, { key }: { readonly key: string }) => key === context.key,
    isGone: ({ context: { key, waiting } }, told: Told) =>
      waiting !== null && (key === null || waiting.key === key) && waitingOf(key, told) === null,
    hasFailed: ({ context: { key } }, told: Told) => waitingOf(key, told)?.standing === 'failed',
    wasRefused: ({ context: { key } }, told: Told) => waitingOf(key, told)?.standing === 'refused',
    /** Somebody has it sent again elsewhere, as it still stands here. */
    isSentAgain: ({ context: { key, text } }, told: Told) => {
      const waiting = waitingOf(key, told);
      return waiting !== null && waiting.standing !== 'refused' && waiting.text === text;
    },
  },
});
