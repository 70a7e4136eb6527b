import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { apiError } from '#machines/market/api/apiError.ts';
import type { PictureOutcome } from '#machines/messaging/openConversation/composerSetup.ts';
import type {
  ConversationsPage,
  FetchedConversation,
  FoundMessages,
} from '#machines/messaging/openConversation/shownConversation.ts';
import type { MessagesTab } from '#machines/messaging/openConversation/shownConversation.ts';
import type { ActionOutcome } from '#machines/messaging/openConversation/openConversationSetup.ts';
import { conversationExample, entryExample, ownEntryExample } from '#machines/messaging/messagesExamples.ts';
import { textOf } from '#machines/messaging/openConversation/outgoingCases.ts';
import type { OpenConversationEvent } from '#machines/messaging/openConversation/openConversationEvents.ts';
import type { ReadingEvent } from '#machines/messaging/openConversation/readingEvents.ts';
import type { OutgoingEntry, OutgoingEvent } from '#machines/messaging/openConversation/outgoingEvents.ts';
import { clients } from '#web/api/apiClient.ts';
import { notifyStreamListeners } from '#web/api/streamListeners.ts';
import { notifyLists } from '#web/messaging/messagesFlow.ts';
import { storeText } from '#web/messaging/composer/messageDrafts.ts';
import { OutboxOfMessages } from '#web/messaging/outgoing/messagesOutbox.ts';
import { MessagesOf } from '#web/messaging/MessagesArea.tsx';
import { commandOf } from '#web/messaging/outgoing/writtenCommands.ts';
import { holdCalls, type WaitingCall } from '../web/answers.ts';
import { type ControlledOutbox, openControlledOutbox } from '../outbox/controlledOutbox.ts';
import { holdUploads } from '../insertion/photos/heldUploads.ts';
import { conversationAnswer, entryLine, entryAnswer, listedAnswer } from './messagesAnswers.ts';
import type { Answer, Stage } from '../walking/flowDriver.ts';
import { viewStage } from '../web/viewStage.tsx';

type Calls = ReturnType<typeof holdCalls>;

const opened = 'conversationa';

/** Opens a user's list of conversations, and an open conversation; the test answers the calls. */
export async function openMessages(
  tab: MessagesTab,
  id?: string,
  before = () => {},
): Promise<Stage & { readonly calls: Calls; readonly held: ControlledOutbox<OutgoingEntry> }> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await clients.load();
  localStorage.clear();
  before();
  const calls = holdCalls();
  const held = openControlledOutbox<OutgoingEntry>(commandOf);
  const stage = await viewStage(
    <OutboxOfMessages value={held.outbox}>
      <MessagesOf tab={tab} id={id} />
    </OutboxOfMessages>,
    { at: `/en/messages/${tab}${id === undefined ? '' : `/${id}`}`, now: 1_795_518_000_000 },
    {
      async happens(event) {
        if (isOfOutbox(event)) return ofOutbox(held, event, id!);
        return act(async () => happens(event as { type: string; upTo?: number; deliveryState?: string }, id));
      },
      answers: (actor, answer) => answers(calls, actor, answer),
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      ends() {
        calls.letGo();
        localStorage.clear();
        vi.useRealTimers();
      },
    },
  );
  return { ...stage, calls, held };
}

/** Opens a conversation and loads it. */
export async function openConversationOfMessages(
  id: string,
  { isOnline: isOnlineThere = true, before = () => {} } = {},
): Promise<Stage> {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnlineThere);
  const stage = await openMessages('buying', id, before);
  const fetched: FetchedConversation = {
    conversation: conversationExample({ id }),
    entries: [ownEntryExample(3), entryExample(4)],
    hasOlder: false,
  };
  await answers(stage.calls, 'fetchingConversation', {
    type: 'xstate.done.actor.fetchingConversation',
    output: fetched,
  });
  return {
    ...stage,
    async ends() {
      await stage.ends();
      isOnline.mockRestore();
    },
  };
}

/** A conversation that is visible and read up to an entry. The next visible entries arrive by the stream. */
export async function openReading(id: string, upTo: number): Promise<Stage> {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const stage = await openMessages('buying', id);
  let shownUpTo = upTo;
  const shows = (actor: string) =>
    answers(stage.calls, actor, {
      type: `xstate.done.actor.${actor}`,
      output: {
        conversation: conversationExample({ id, readUpTo: upTo }),
        entries: Array.from({ length: shownUpTo }, (_, place) => entryExample(place + 1)),
        hasOlder: false,
      } satisfies FetchedConversation,
    });
  await shows('fetchingConversation');
  return {
    ...stage,
    async happens(event) {
      const { number } = event as ReadingEvent;
      if (number === shownUpTo) return act(async () => void window.dispatchEvent(new Event('focus')));
      shownUpTo = number;
      await stage.happens!({ type: 'entry.received' });
      return shows('catchingUp');
    },
    async ends() {
      await stage.ends();
      focus.mockRestore();
    },
  };
}

/** Opens the message field of a conversation, with text that may have been typed before. */
export async function openComposer(text: string): Promise<Stage> {
  const uploads = holdUploads();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
  const stage = await openConversationOfMessages(opened, {
    before: () => storeText({ account: '', conversation: opened }, text),
  });
  return {
    ...stage,
    async happens(event) {
      if (event.type === 'picture.progressed') return (await uploads.waiting()).progresses(0.5);
      const { pictures } = event as unknown as { readonly pictures: readonly { readonly name: string }[] };
      const files = pictures.map(({ name }) => new File(['bytes'], name, { type: 'image/jpeg' }));
      const input = document.querySelector('input[type=file]')!;
      return act(async () => void fireEvent.change(input, { target: { files } }));
    },
    async answers(actor, answer) {
      if (actor !== 'sendingPicture') return stage.answers!(actor, answer);
      const upload = await uploads.waiting();
      if (!('output' in answer)) return upload.fail();
      const outcome = answer.output as PictureOutcome;
      if ('name' in outcome) return upload.answer({ picture: { ...outcome, width: 800, height: 600 } });
      const wrong = { parameter: 'photo', message: outcome.refusal };
      return upload.answer(apiError('photo.broken', outcome.refusal, [wrong]), 400);
    },
    async ends() {
      await stage.ends();
      uploads.letGo();
      Object.assign(URL, { createObjectURL, revokeObjectURL });
    },
  };
}

type OfOutbox =
  | Extract<OutgoingEvent, { readonly type: 'outbox.reported' | 'entry.sent' | 'entry.unkept' }>
  | Extract<OpenConversationEvent, { readonly type: 'entry.accepted' }>;

function isOfOutbox(event: { readonly type: string }): event is OfOutbox {
  return ['outbox.reported', 'entry.sent', 'entry.unkept', 'entry.accepted'].includes(event.type);
}

/** The outbox's reports on a conversation. The keys of paths stand for the texts of the entries. */
function ofOutbox(held: ControlledOutbox<OutgoingEntry>, event: OfOutbox, conversation: string): Promise<void> {
  if (event.type === 'outbox.reported') return held.tells(conversation, event.entries);
  if (event.type === 'entry.accepted')
    return held.sends({ key: '', text: event.entry.text! }, (key) => ({ ...event.entry, key }));
  const text = textOf(event.key);
  if (event.type === 'entry.unkept') return held.refuses(text);
  const { key, entry } = event;
  return held.sends({ key, text }, entry ? (id) => ({ ...entry, key: id }) : undefined);
}

/** Simulates events that no gesture causes. */
function happens(event: { type: string; upTo?: number; deliveryState?: string }, id: string | undefined): void {
  const reported = (name: string, data: Readonly<Record<string, unknown>>) =>
    notifyStreamListeners({ type: 'received', line: { event: name, data } });
  switch (event.type) {
    case 'change.received':
      return id === undefined ? notifyLists() : reported('conversation', { what: 'own', conversation: id });
    case 'mark.received':
      return event.deliveryState === 'read'
        ? reported('conversation', { what: 'read', conversation: id, isOwn: false, upTo: event.upTo })
        : reported('delivered', { conversation: id, number: event.upTo });
    case 'typing.received':
      return reported('typing', { conversation: id });
    case 'entry.received':
      return notifyStreamListeners({ type: 'received', line: entryLine(id!) });
    case 'page.shown':
      return void document.dispatchEvent(new Event('visibilitychange'));
    case 'line.lost':
      return void window.dispatchEvent(new Event('offline'));
    case 'line.found':
      return void window.dispatchEvent(new Event('online'));
    default:
      throw new Error(`${event.type} is done by hand`);
  }
}

/** The GraphQL operation that each actor sends. */
const operations: Readonly<Record<string, string>> = {
  fetchingConversations: 'MyConversations',
  fetchingFresh: 'MyConversations',
  fetchingMore: 'MyConversations',
  searching: 'SearchMessages',
  fetchingConversation: 'OpenConversation',
  catchingUp: 'OpenConversation',
  fetchingOlder: 'OlderEntries',
  marking: 'ReadConversation',
  reporting: 'ReportConversation',
  reportingTyping: 'ReportTyping',
};

async function answers(calls: Calls, actor: string, answer: Answer): Promise<void> {
  const call = callOf(calls, actor);
  if (!('output' in answer)) return call.fail();
  const refused = (message: string) => ({
    data: { reported: { __typename: 'Refusal', code: 'messaging.wrongState', message } },
  });
  switch (actor) {
    case 'fetchingConversations':
    case 'fetchingFresh':
    case 'fetchingMore': {
      const { conversations, endCursor, counts: conversationCounts } = answer.output as ConversationsPage;
      const reported = { conversations: conversations.map(listedAnswer), endCursor };
      return call.answer({ data: { conversations: reported, conversationCounts } });
    }
    case 'searching': {
      const { found, hasMore, since } = answer.output as FoundMessages;
      const reported = {
        hasMore,
        found: found.map((one) => ({ entry: entryAnswer(one.entry), conversation: listedAnswer(one.conversation) })),
        since: since === null ? null : new Date(since).toISOString(),
      };
      return call.answer({ data: { searchMessages: reported } });
    }
    case 'fetchingConversation':
    case 'catchingUp': {
      const fetched = answer.output as FetchedConversation | null;
      const me = { publicAccountId: 'vreni' };
      if (!fetched) return call.answer({ data: { me, conversation: null } });
      const { conversation, entries, hasOlder } = fetched;
      return call.answer({
        data: {
          me,
          conversation: {
            ...conversationAnswer(conversation),
            entries: { entries: entries.map(entryAnswer), hasMore: hasOlder },
          },
        },
      });
    }
    case 'fetchingOlder': {
      const { entries, hasOlder } = answer.output as FetchedConversation;
      return call.answer({
        data: { conversation: { entries: { entries: entries.map(entryAnswer), hasMore: hasOlder } } },
      });
    }
    case 'commanding': {
      const outcome = answer.output as ActionOutcome;
      if (outcome.kind === 'refused') return call.answer(refused(outcome.refusal));
      return call.answer({ data: { reported: { __typename: 'Conversation' } } });
    }
    default:
      return call.answer({ data: { reported: { __typename: 'Conversation' } } });
  }
}

/**
 * The last call of an actor.
 * @throws when there was none
 */
function callOf(calls: Calls, actor: string): WaitingCall {
  const part =
    actor === 'commanding'
      ? /mutation (?:Archive|Unarchive|Mute|Unmute|Block|Unblock|Accept|Decline|Withdraw|Reserve|End)/
      : new RegExp(operations[actor]!);
  const call = calls.all.findLast(({ body }) => part.test(body));
  if (!call) throw new Error(`There was no call of ${actor}`);
  return call;
}
