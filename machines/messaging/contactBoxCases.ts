import { flowCases } from '../paths/flowCases.ts';
import type { ContactBox } from './contactBox.ts';
import { contactBoxEvents } from './contactBoxEvents.ts';
import { contactBoxMachine } from './contactBoxMachine.ts';

const open: ContactBox = { state: 'open', conversation: null, mayWrite: true, hasPhone: true, awayUntil: null };

/** How things may stand. */
export const boxes = {
  open,
  'a conversation': { ...open, conversation: 'conversation1' },
  own: { ...open, state: 'own', mayWrite: false, hasPhone: false },
} as const satisfies Readonly<Record<string, ContactBox>>;

/** What the contact box of an ad is walked with. */
export const contactBoxCases = flowCases({
  machine: contactBoxMachine,
  schema: contactBoxEvents,
  inputs: { 'nothing typed': { listing: 'bikebikebike', text: '' } },
  events: {
    'account.told': { Vreni: { publicAccountId: 'vreni' }, nobody: { publicAccountId: null } },
    'text.changed': { words: { text: 'Is it still there?' }, blanks: { text: '  ' } },
    'message.submitted': { 'for the first time': { key: 'key1' } },
  },
  actors: {
    askingBox: { resolves: boxes, rejects: { 'no line': new Error('No line') } },
    sending: {
      resolves: {
        taken: { kind: 'taken', conversation: 'conversation1' },
        refused: { kind: 'refused', refusal: 'Please wait a minute.' },
        'login needed': { kind: 'loginNeeded' },
      },
      rejects: { 'no line': new Error('No line') },
    },
    offeringLogin: { resolves: { closed: undefined as void } },
  },
  keys: {
    'who it is': ({ context: { account } }) => account,
    'how things stand': ({ context: { box } }) => box && [box.state, box.conversation],
    'what was typed': ({ context: { text, key, refusal } }) => [text, key, refusal],
  },
  invariants: {
    'why it was refused is known exactly where that is told': (now) =>
      !now.matches({ message: { open: { writing: 'refused' } } }) || now.context.refusal !== null,
    'what is sent has words and a key': (now) =>
      !now.matches({ message: { open: 'sending' } }) || (now.context.text.trim() !== '' && now.context.key !== null),
    'nothing is typed of what is sent': (now) => !now.matches({ message: { open: 'sent' } }) || now.context.text === '',
  },
  bound: 20_000,
});
