import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { contactBoxCases } from '#machines/messaging/contact/contactBoxCases.ts';
import { mayBegin } from '#machines/messaging/contact/contactBoxContext.ts';
import type { contactBoxMachine } from '#machines/messaging/contact/contactBoxMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Stage } from '../../walking/flowDriver.ts';
import type { Sight } from '../../walking/surface.ts';

type Snapshot = SnapshotFrom<typeof contactBoxMachine>;

const field: Sight = { role: 'textbox', name: 'Your message' };
const write: Sight = { role: 'button', name: 'Write a message' };
const show: Sight = { role: 'button', name: 'View message' };

const cases: FlowCases<typeof contactBoxMachine> = {
  ...contactBoxCases,
  events: {
    ...contactBoxCases.events,
    // An event of the session is possible only if it changes the account.
    'account.reported': {
      Vreni: ({ context, ...now }: Snapshot) =>
        !now.matches({ status: 'unknown' }) && context.account === 'vreni' ? undefined : { publicAccountId: 'vreni' },
      Beat: ({ context: { account, author } }: Snapshot) =>
        author !== 'vreni' || account === 'beat' ? undefined : { publicAccountId: 'beat' },
      nobody: ({ context, ...now }: Snapshot) =>
        !now.matches({ status: 'unknown' }) && context.account === null ? undefined : { publicAccountId: null },
    },
    // Typing is a case only if it changes the text.
    'text.changed': {
      words: ({ context }: Snapshot) => (context.text === asking ? undefined : { text: asking }),
      blanks: ({ context }: Snapshot) => (context.text === '' ? { text: '  ' } : undefined),
    },
    // The outbox reports only the message that was put into it.
    'message.unkept': {
      'what was sent': ({ context: { key, waiting }, ...now }: Snapshot) =>
        now.matches({ message: { open: 'sending' } }) && key !== null && waiting === null ? { key } : undefined,
    },
    // A visitor who may not begin a conversation has no button to press.
    'writing.opened': {
      'by its button': ({ context }: Snapshot) => (context.waiting !== null || mayBegin(context) ? {} : undefined),
    },
  },
};
const asking = 'Is it still there?';

/** The driver for walks on the contact box of an ad, for any visitor of its page. */
export const contactBoxDriver = declareDriver(cases, {
  sights: {
    field,
    login: { role: 'dialog', name: /^Log in/ },
    refusal: { role: 'alert', says: 'Please wait a minute.' },
    failure: { role: 'alert', says: 'Your message wasn’t sent, but your text is still here.' },
    queued: { role: 'status', says: 'No connection. Your message hasn’t been sent yet.' },
    sent: { role: 'status', says: 'Message sent' },
  },
  // The events that contain keys of messages, which the view generates.
  ownData: ['message.submitted', 'outbox.reported', 'message.unkept', 'message.accepted'],
  does: {
    'account.reported': (_, event, { happens }) => happens!(event),
    'box.outdated': (_, event, { happens }) => happens!(event),
    'writing.opened': (surface, _event, _stage, { before }) => surface.press(before.context.waiting ? show : write),
    'writing.closed': (surface) => surface.press({ role: 'button', name: 'Close' }),
    'text.dropped': (_, event, { happens }) => happens!(event),
    'text.changed': (surface, { text }) => surface.type(field, text),
    'message.submitted': (surface) => surface.press({ role: 'button', name: /^Send/ }),
    'message.retried': (surface) => surface.press({ role: 'button', name: 'Try again' }),
    'message.withdrawn': (surface) => surface.press({ role: 'button', name: 'Edit message' }),
    'outbox.reported': (_, event, { happens }) => happens!(event),
    'message.unkept': (_, event, { happens }, { before }) => happens!(about(event, before)),
    'message.accepted': (_, event, { happens }, { before }) => happens!(about(event, before)),
  },
  async opensView(input) {
    const { openContactBox } = await import('./contactBoxView.tsx');
    return openContactBox({ unsent: input });
  },
  expectDetails,
});

/** Adapts an event to the test's outbox, which identifies messages by their texts. */
function about<E extends object>(
  event: E,
  { context: { text, key, waiting } }: Snapshot,
): E & { readonly text: string } {
  return { ...event, text: key === null && waiting ? waiting.text : text };
}

async function expectDetails({ surface }: Stage, now: Snapshot): Promise<void> {
  const { context } = now;
  if (now.matches({ message: { open: 'writing' } })) expect(await surface.value(field)).toBe(context.text);
  // An overlay is above the box, so the elements below it cannot be reached.
  if (!now.matches({ message: 'closed' })) return;
  const waits = context.waiting !== null;
  const shown = {
    [write.name as string]: await surface.count(write),
    [show.name as string]: await surface.count(show),
    number: await surface.count({ role: 'button', name: 'Show number' }),
    conversation: await surface.count({ role: 'link', name: 'Open conversation' }),
  };
  expect(shown).toEqual({
    [write.name as string]: !waits && mayBegin(context) ? 1 : 0,
    [show.name as string]: waits ? 1 : 0,
    number: context.box?.hasPhone ? 1 : 0,
    conversation: !waits && context.box && context.box.conversation !== null ? 1 : 0,
  });
}
