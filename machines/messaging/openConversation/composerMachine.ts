import { cleanText } from '../../market/text/readableText.ts';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import type { SubmittedEntry } from './outgoingEvents.ts';
import { type ComposerPicture, composerSetup } from './composerSetup.ts';

/** A picture as the message refers to it: a picture that is not in the store yet is uploaded with the message. */
function carried({ name, url }: ComposerPicture): SubmittedEntry['pictures'][number] {
  return name ?? { held: url };
}

/** Removing a picture also releases its bytes. */
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

/** The composer of a message: its text, saved as typed, and its pictures, uploaded as soon as they are chosen. */
export const composerMachine = composerSetup.createMachine({
  id: 'composer',
  description: 'The composer of a message.',
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
      description: 'Pictures are uploaded one after the other.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No picture waits.',
          always: { guard: 'hasWaiting', target: 'sending' },
          on: { 'picture.removed': { actions: removing } },
        },
        sending: {
          description: 'A picture is being uploaded.',
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
      description: 'Whether the correspondent sees that the user is typing.',
      initial: 'quiet',
      states: {
        quiet: {
          description: 'The user is not typing, or the last signal was a while ago.',
          on: {
            'text.typed': [
              {
                guard: withEvent('isText'),
                target: 'reported',
                actions: [withEvent('takeText'), 'keep'],
              },
              { actions: [withEvent('takeText'), 'keep'] },
            ],
          },
        },
        reported: {
          description: 'A signal is sent, and no other one for a while.',
          invoke: { id: 'reportingTyping', src: 'reportingTyping' },
          after: { typingEvery: 'quiet' },
          on: { 'text.typed': { actions: [withEvent('takeText'), 'keep'] } },
        },
      },
    },
  },
});
