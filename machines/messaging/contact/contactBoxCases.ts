import { flowCases } from '../../paths/flowCases.ts';
import type { ContactBox } from './contactBox.ts';
import { contactBoxEvents, type WaitingMessage } from './contactBoxEvents.ts';
import { type ContactBoxContext, mayBegin } from './contactBoxContext.ts';
import { contactBoxMachine } from './contactBoxMachine.ts';

const open: ContactBox = { state: 'open', conversation: null, mayWrite: true, hasPhone: true, awayUntil: null };

/** The possible states of the contact box. */
export const boxes = {
  open,
  'a conversation': { ...open, conversation: 'conversation1' },
  own: { ...open, state: 'own', mayWrite: false, hasPhone: false },
} as const satisfies Readonly<Record<string, ContactBox>>;

/** A message in the outbox that was written before the page was opened. */
const left: WaitingMessage = { key: 'leftleftleft', text: 'Left here before', state: 'queued', problem: null };

interface Now {
  readonly context: ContactBoxContext;
}

/** The outbox reports a new state of a message that was sent here or left by an earlier page. */
const reported =
  (now: Pick<WaitingMessage, 'state' | 'problem'>) =>
  ({ context: { key, text, waiting, account } }: Now) => {
    const message = key === null ? waiting : { key, text };
    // A refusal is reported again when another message about the listing has changed.
    const isNew = now.state === 'refused' || waiting?.state !== now.state;
    return account === 'vreni' && message && isNew ? { messages: [{ ...message, ...now }] } : undefined;
  };

/** Keeps the walks short: the outbox reports every change while the field is empty, and only one while it has text. */
const isBlank = ({ context: { text, key } }: Now) => text === '' && key === null;
const whenBlank =
  <Value>(value: Value) =>
  (now: Now) =>
    isBlank(now) ? value : undefined;

/** Path-test cases for the contact box of a listing. */
export const contactBoxCases = flowCases({
  machine: contactBoxMachine,
  schema: contactBoxEvents,
  inputs: {
    'nothing typed': { listing: 'bikebikebike', text: '', awaitsLogin: false },
    'a message that awaits a login': {
      listing: 'bikebikebike',
      text: 'Is it still there?',
      awaitsLogin: true,
      key: 'key1',
    },
  },
  events: {
    'account.reported': {
      Vreni: { publicAccountId: 'vreni' },
      Beat: ({ context }) => (context.author === 'vreni' ? { publicAccountId: 'beat' } : undefined),
      nobody: { publicAccountId: null },
    },
    'text.changed': {
      words: ({ context: { account } }) => (account === 'beat' ? undefined : { text: 'Is it still there?' }),
      blanks: (now) => (isBlank(now) && now.context.waiting === null ? { text: '  ' } : undefined),
    },
    'text.dropped': {
      'by a logout': ({ context: { text, waiting } }) => (text === '' && waiting === null ? undefined : {}),
    },
    'message.submitted': {
      'for the first time': ({ context: { waiting } }) => (waiting === null ? { key: 'key1' } : undefined),
      'after another': ({ context: { waiting } }) =>
        waiting === null ? undefined : { key: waiting.key === 'key1' ? 'key2' : 'key1' },
    },
    'outbox.reported': {
      'something that was written before': (now) =>
        isBlank(now) && now.matches({ message: 'closed' }) && now.context.account === 'vreni'
          ? { messages: [left] }
          : undefined,
      'it is on its way': reported({ state: 'sending', problem: null }),
      'it did not come through': reported({ state: 'failed', problem: null }),
      'it is refused': reported({ state: 'refused', problem: 'Please wait a minute.' }),
      nothing: ({ context: { waiting } }) => (waiting === null ? undefined : { messages: [] }),
    },
    'message.unkept': {
      'what was sent': ({ context: { key, waiting } }) => (key !== null && waiting === null ? { key } : undefined),
      'what was sent before': ({ context: { key } }) => (key === null ? undefined : { key: 'elseelseelse' }),
    },
    'message.accepted': {
      'from here': ({ context: { key, author } }) =>
        key === null || author === null ? undefined : { key, conversation: 'conversation1' },
      'from another tab': ({ context: { key, author } }) =>
        key === null || author === null ? undefined : { key, conversation: null },
      'what was written before': ({ context: { key, waiting } }) =>
        key === null && waiting !== null ? { key: waiting.key, conversation: null } : undefined,
    },
  },
  actors: {
    askingBox: {
      resolves: { open, 'a conversation': whenBlank(boxes['a conversation']), own: whenBlank(boxes.own) },
      rejects: { 'no line': whenBlank(new Error('No line')) },
    },
    followingOutbox: {},
    offeringLogin: { resolves: { closed: undefined as void } },
  },
  keys: {
    'who it is': ({ context: { account, author } }) => [account, author],
    'whether one can begin': ({ context }) => [context.box === null, mayBegin(context)],
    'whether it awaits a login': ({ context }) => context.awaitsLogin,
    'what was typed': ({ context: { text, key, waiting } }) => [text, key && key === waiting?.key],
    'what waits': ({ context: { waiting } }) => waiting && [waiting.text, waiting.state],
  },
  invariants: {
    'it is refused exactly where that is told': (now) =>
      !now.matches({ message: { open: { writing: 'refused' } } }) || now.context.waiting?.state === 'refused',
    'what is sent has words and a key': (now) =>
      !now.matches({ message: { open: 'sending' } }) || (now.context.text.trim() !== '' && now.context.key !== null),
    'what waits for a line is what stands on the page': (now) =>
      !now.matches({ message: { open: 'behind' } }) || now.context.waiting?.key === now.context.key,
    'what awaits a login has words': ({ context: { awaitsLogin, text } }) => !awaitsLogin || text.trim() !== '',
    'nothing is typed of what is sent': (now) => !now.matches({ message: { open: 'sent' } }) || now.context.text === '',
  },
  bound: 20_000,
});
