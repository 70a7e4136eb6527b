import type { SnapshotFrom } from 'xstate';
import { conversationExample, entryExample, ownEntryExample } from '#machines/messaging/messagesExamples.ts';
import type { ConversationAction } from '#machines/messaging/openConversation/openConversationEvents.ts';
import type { ActionOutcome } from '#machines/messaging/openConversation/openConversationSetup.ts';
import type { openConversationMachine } from '#machines/messaging/openConversation/openConversationMachine.ts';
import type { FetchedConversation, ShownConversation } from '#machines/messaging/openConversation/shownConversation.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { Visitor } from '../../browser/browser.ts';
import type { BrowserStage } from '../../browser/browserStage.ts';
import { asksElsewhere, logsIn, looksAgain } from '../../browser/elsewhere.ts';
import { declareDriver } from '../../walking/flowDriver.ts';
import { opensMessages } from '../messagesInBrowser.ts';
import { openConversationDriver } from './openConversationDriver.ts';
import type { WrittenConversations } from '../writtenConversations.ts';

// An open conversation in a browser with a real server; the other party acts in a separate window.

type Now = SnapshotFrom<typeof openConversationMachine>;

const { cases: known, ...driver } = openConversationDriver;

const [theirs, nobodys] = ['conversationa', 'conversationz'];
const isTheirs = ({ context: { id } }: Now) => id === theirs;

/** The text with which the server refuses an offer that was withdrawn meanwhile. */
const offerOver = 'This offer is no longer valid.';
const offered = entryExample(6, { kind: 'offer', text: null, francs: 420, offer: 6 });

/** The conversation in its current state on the server, after the actions on this page. */
function current({ context: { conversation, done, problem } }: Now): ShownConversation {
  const before = conversation ?? conversationExample();
  if (problem?.text === offerOver) return { ...before, offer: null, may: ['write', 'offer'] };
  switch (done) {
    case 'archive':
      return { ...before, isArchived: true };
    case 'block':
      return { ...before, isBlocked: true, closed: 'You’ve blocked this person.', may: [] };
    case 'accept':
      return { ...before, offer: { ...before.offer!, isAgreed: true }, may: ['write', 'offer'] };
    default:
      return before;
  }
}

/** Whether the page shows the result of all actions. */
const isKnown = (now: Now) => JSON.stringify(current(now)) === JSON.stringify(now.context.conversation);

/** Nothing was changed yet, here or elsewhere: each path has one of the possible actions. */
const isUntouched = (now: Now) => {
  const { closed, offer, isArchived } = current(now);
  return closed === null && offer === null && !isArchived && (now.context.entries.at(-1)?.number ?? 4) === 4;
};

/** A case of the actions in a conversation, which are possible once its state is known. */
const chosen = (action: ConversationAction) => (now: Now) => {
  const data = known.events['action.chosen']![action] as (now: Now) => object | undefined;
  return isKnown(now) && (action === 'accept' || isUntouched(now)) ? data(now) : undefined;
};

const fetched = ({ context: { entries } }: Now, conversation: ShownConversation): FetchedConversation => ({
  conversation,
  entries: entries.length === 0 ? [ownEntryExample(3), entryExample(4)] : entries.slice(-2),
  hasOlder: true,
});

const noLine = { 'no line': new Error('No line') };

const cases = {
  ...known,
  inputs: { 'one of theirs': { id: theirs }, 'one of nobody’s': { id: nobodys } },
  events: {
    ...known.events,
    'action.chosen': { archive: chosen('archive'), block: chosen('block'), accept: chosen('accept') },
    // A report is a case only once the rest of the conversation is known: before that, the last message is shown alone.
    'report.accepted': { 'once the rest is known': (now: Now) => (isKnown(now) ? {} : undefined) },
    'entry.accepted': {
      'a message': (now: Now) =>
        now.matches({ shown: { action: 'ready' } }) && isUntouched(now) ? { entry: ownEntryExample(5) } : undefined,
    },
  },
  actors: {
    ...known.actors,
    fetchingConversation: {
      resolves: {
        'how it stands': (now: Now) => (isTheirs(now) ? fetched(now, current(now)) : undefined),
        'that an offer stands': (now: Now) => {
          if (!isTheirs(now) || !isUntouched(now)) return undefined;
          const { entries, ...rest } = fetched(now, {
            ...current(now),
            offer: { number: 6, francs: 420, isOwn: false, isAgreed: false },
            may: ['write', 'offer', 'accept', 'decline'],
          });
          return { ...rest, entries: [...entries, offered] };
        },
        'that nothing can be written': (now: Now) =>
          isTheirs(now) && isUntouched(now)
            ? fetched(now, { ...current(now), closed: 'This person cannot be written to.', may: [] })
            : undefined,
        'that there is none': (now: Now) => (isTheirs(now) ? undefined : null),
      },
      rejects: noLine,
    },
    commanding: {
      resolves: {
        done: { kind: 'done' },
        // Only accepting an offer can be refused: the other actions have no effect on others.
        'refused: the offer was withdrawn': ({ context: { submitted } }: Now) =>
          submitted === 'accept' ? { kind: 'refused', refusal: offerOver } : undefined,
      },
      rejects: noLine,
    },
  },
  keys: {
    ...known.keys,
    'whose it is': ({ context: { id } }: Now) => id,
    'how it stands, and whether the page knows': (now: Now) => {
      const { isArchived, closed, offer } = current(now);
      return [isArchived, closed, offer?.isAgreed, isKnown(now)];
    },
  },
} as FlowCases<typeof openConversationMachine>;

/** Controls the actions of the other party in a conversation. */
function theOther(visitor: Visitor, id: string) {
  let isOffered = false;
  let hasBlocked = false;
  const does = (command: string) => asksElsewhere(visitor, `mutation { result: ${command} { __typename } }`);
  return {
    /** Acts so that the conversation becomes what the server's next response must show. */
    async sees({ offer, closed, isBlocked }: ShownConversation): Promise<void> {
      if (offer && !isOffered) await does(`makeOffer(conversation: "${id}", key: "offer", francs: ${offer.francs})`);
      isOffered ||= offer !== null;
      const blocks = closed !== null && !isBlocked;
      if (blocks && !hasBlocked) await does(`blockCorrespondent(conversation: "${id}")`);
      hasBlocked ||= blocks;
    },
    async withdraws(): Promise<void> {
      const { conversation } = await asksElsewhere<{ readonly conversation: { readonly offer: { number: number } } }>(
        visitor,
        'query ($id: ID!) { conversation(id: $id) { offer { number } } }',
        { id },
      );
      await does(`withdrawOffer(conversation: "${id}", offer: ${conversation.offer.number})`);
    },
  };
}

const calls: Readonly<Record<string, string>> = {
  fetchingConversation: 'OpenConversation',
  catchingUp: 'OpenConversation',
  fetchingOlder: 'OlderEntries',
  commanding: 'fragment Refusal',
  reporting: 'ReportConversation',
};

/** The conversation of a buyer, a different one for each path, whose seller has a separate window. */
export function openConversationInBrowser(next: () => WrittenConversations, sellers: () => Visitor) {
  return declareDriver(cases, {
    ...driver,
    does: {
      ...driver.does,
      async 'offer.made'(surface, event, stage, moment) {
        await driver.does['offer.made']!(surface, event, stage, moment);
        // The offer is cancelled again, because outgoing messages have their own walks.
        await (stage as BrowserStage).cutOff('MakeOffer');
        await surface.press({ role: 'button', name: 'Discard' });
      },
    },
    untaken: {
      ...driver.untaken,
      'shown.log.catchingUp: catchingUp done → gone':
        'An existing conversation stays, whatever happens to its ad or the other party.',
    },
    async opensPage(visitor, { id }) {
      const { buyer, seller, conversations } = next();
      const [conversation] = conversations;
      const other = theOther(sellers(), conversation!);
      await sellers().forgets();
      await logsIn(sellers(), seller);
      const stage = await opensMessages(visitor, {
        email: buyer,
        to: `/en/messages/buying/${id === theirs ? conversation : id}`,
        held: /(?:query (?:OpenConversation|OlderEntries)|mutation (?:Archive|Block|Accept|Report|MakeOffer))/,
      });
      const reported = (data: object) => stage.stream.tells({ event: 'conversation', data: { conversation, ...data } });
      return {
        ...stage,
        async happens({ type, ...data }) {
          switch (type) {
            case 'change.received':
              return reported({ what: 'own' });
            case 'mark.received':
              return reported({ what: 'read', isOwn: false, upTo: (data as { readonly upTo?: number }).upTo });
            case 'page.shown':
              return looksAgain(visitor);
            default:
              // Nothing to do for other events: the outbox sends what was written.
              return undefined;
          }
        },
        async answers(actor, answer) {
          if (!('output' in answer)) return stage.cutOff(calls[actor]);
          if (actor === 'fetchingConversation' || actor === 'catchingUp') {
            const reported = answer.output as FetchedConversation | null;
            if (reported) await other.sees(reported.conversation);
          }
          if (actor === 'commanding' && (answer.output as ActionOutcome).kind === 'refused') await other.withdraws();
          return stage.letThrough(calls[actor]);
        },
      };
    },
  });
}
