import { longestMessage } from '../../conversation/limits.ts';
import { flowCases } from '../../paths/flowCases.ts';
import { composerEvents } from './composerEvents.ts';
import { composerMachine } from './composerMachine.ts';

const picture = (key: string) => ({ key, url: `blob:${key}`, name: `${key}.jpg` });

/** Path-test cases for the composer. */
export const composerCases = flowCases({
  machine: composerMachine,
  schema: composerEvents,
  inputs: { nothing: { text: '' }, 'what was typed before': { text: 'Good evening' } },
  events: {
    'text.typed': {
      something: { text: 'Good evening' },
      nothing: { text: '' },
      'too much': { text: 'x'.repeat(longestMessage + 1) },
    },
    'reply.chosen': {
      'where nothing was typed': ({ context: { text } }) =>
        text === '' ? { text: 'Is it still available?' } : undefined,
      'beside what was typed': ({ context: { text } }) => (text === 'Good evening' ? { text: 'Thanks.' } : undefined),
    },
    'pictures.chosen': {
      one: ({ context: { pictures } }) => (pictures.length === 0 ? { pictures: [picture('one')] } : undefined),
      two: ({ context: { pictures } }) =>
        pictures.length === 0 ? { pictures: [picture('one'), picture('two')] } : undefined,
    },
    'picture.progressed': { half: ({ context: { part } }) => (part === 0 ? { part: 0.5 } : undefined) },
    'picture.retried': {
      'the one that failed': ({ context: { pictures } }) => {
        const failed = pictures.find(({ state }) => state === 'failed');
        return failed && { key: failed.key };
      },
    },
    'picture.removed': {
      'the first': ({ context: { pictures } }) => pictures[0] && { key: pictures[0].key },
      'the last of two': ({ context: { pictures } }) => pictures[1] && { key: pictures[1].key },
    },
    'message.finished': { now: { key: 'key-1', at: 1_795_518_000_000 } },
  },
  actors: {
    sendingPicture: {
      resolves: {
        'its name': { name: 'messages/0123456789abcdef0123456789abcdef.webp' },
        'why it is not taken': { refusal: 'This file isn’t an image that we can read.' },
      },
      rejects: { 'no line': new Error('No line') },
    },
    reportingTyping: { resolves: { reported: undefined } },
  },
  keys: {
    text: ({ context: { text } }) => text,
    'the pictures': ({ context: { pictures } }) => pictures.map(({ key, state }) => [key, state]),
    'what goes out, and how much of it': ({ context: { sending, part } }) => [sending, part],
  },
  invariants: {
    'a picture is on its way exactly while it is sent': (now) =>
      (now.context.sending !== null) === now.matches({ pictures: 'sending' }),
    'a picture has its name exactly once it is kept': ({ context: { pictures } }) =>
      pictures.every(({ name, state }) => (name !== null) === (state === 'stored')),
  },
  bound: 20_000,
});
