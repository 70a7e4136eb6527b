import { cleanText } from '../../market/text/readableText.ts';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import type { GivenEntry } from './outgoingEvents.ts';
import { type ComposerPicture, composerSetup } from './composerSetup.ts';

/** A picture as the message has it: what the store does not have yet goes out with it. */
function carried({ name, url }: ComposerPicture): GivenEntry['pictures'][number] {
  return name ?? { held: url };
}

/** A picture that is removed goes with its bytes. */
const removing = [
  {
    type: 'letBytesGo',
    params: ({ context: { pictures }, event }) => ({
      urls: pictures.flatMap(({ key, url }) => (key === event.key ? [url] : [])),
    }),
  },
  withEvent('remove'),
] satisfies Extract<
  NonNullable<Parameters<typeof composerSetup.createStateConfig>[0]['on']>['picture.removed'],
  { actions?: unknown }
>['actions'];

/** Where one writes a message: its text, which is kept as typed, and its pictures, which go out as soon as they are chosen. */
export const composerMachine = composerSetup.createMachine({
  id: 'composer',
  description: 'Where one writes a message.',
  context: ({ input: { text } }) => ({ text, pictures: [], sending: null, part: 0 }),
  type: 'parallel',
  on: {
    'reply.chosen': { actions: [withEvent('addReply'), 'keep'] },
    'picture.retried': { actions: withEvent('queueAgain') },
    'pictures.chosen': { actions: withEvent('addPictures') },
    'message.finished': {
      guard: 'isFinished',
      actions: [
        {
          type: 'give',
          params: ({ context: { text, pictures }, event: { key, at } }) => ({
            entry: { key, text: cleanText(text, 'lines'), pictures: pictures.map(carried), francs: null, at },
          }),
        },
        {
          type: 'letBytesGo',
          params: ({ context: { pictures } }) => ({
            urls: pictures.flatMap(({ name, url }) => (name === null ? [] : [url])),
          }),
        },
        'empty',
        'keep',
      ],
    },
  },
  states: {
    pictures: {
      description: 'They go out one after the other.',
      initial: 'resting',
      states: {
        resting: {
          description: 'None waits.',
          always: { guard: 'hasWaiting', target: 'sending' },
          on: { 'picture.removed': { actions: removing } },
        },
        sending: {
          description: 'One is on its way.',
          entry: 'choose',
          invoke: {
            id: 'sendingPicture',
            src: 'sendingPicture',
            input: ({ context: { pictures, sending }, self }) => ({
              url: pictures.find(({ key }) => key === sending)!.url,
              tell: (part) => self.send({ type: 'picture.progressed', part }),
            }),
            onDone: { target: 'resting', actions: withOutput('takeOutcome') },
            onError: { target: 'resting', actions: 'noteFailed' },
          },
          on: {
            'picture.progressed': { actions: withEvent('notePart') },
            'picture.removed': [
              {
                guard: withEvent('isSending'),
                target: 'resting',
                actions: [...removing, 'stopSending'],
              },
              { actions: removing },
            ],
          },
        },
      },
    },
    typing: {
      description: 'Whether the other is told that one types.',
      initial: 'quiet',
      states: {
        quiet: {
          description: 'One does not type, or the other was told a while ago.',
          on: {
            'text.typed': [
              {
                guard: withEvent('isText'),
                target: 'told',
                actions: [withEvent('takeText'), 'keep'],
              },
              { actions: [withEvent('takeText'), 'keep'] },
            ],
          },
        },
        told: {
          description: 'The other is told, and not again for a while.',
          invoke: { id: 'tellingTyping', src: 'tellingTyping' },
          after: { typingEvery: 'quiet' },
          on: { 'text.typed': { actions: [withEvent('takeText'), 'keep'] } },
        },
      },
    },
  },
});
