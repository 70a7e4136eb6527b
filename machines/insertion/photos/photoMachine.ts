import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { nameIn, photoSetup } from './photoSetup.ts';

/**
 * One photo of a listing. It waits for its turn, is scaled if it is too large, and is sent. Once the server has it, it
 * can be turned and cropped.
 */
export const photoMachine = photoSetup.createMachine({
  id: 'photo',
  description: 'One photo of a listing.',
  context: ({ input }) => ({ ...input, progress: 0, edit: null, problem: null }),
  initial: 'there',
  states: {
    there: {
      description: 'It is one of the photos.',
      initial: 'arriving',
      on: {
        'photo.removed': 'gone',
        'photo.supplied': {
          guard: withEvent('isOther'),
          target: '.stored',
          actions: { type: 'takeName', params: ({ event }) => event.name },
        },
      },
      states: {
        arriving: {
          description: 'It is checked: a file that breaks a rule of the browser is not sent.',
          always: [
            { guard: 'isUploaded', target: 'stored' },
            { guard: 'isHeic', target: 'refused', actions: 'noteHeic' },
            { guard: 'isNoPicture', target: 'refused', actions: 'noteNoPicture' },
            { target: 'uploading' },
          ],
        },
        uploading: {
          description: 'It is being sent, which is pending work (INSERTION-42).',
          tags: ['busy'],
          entry: 'reportPending',
          exit: 'yieldTurn',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Other photos are sent before it.',
              meta: { shows: ['waiting', 'cancel', 'order'] },
              invoke: { id: 'turn', src: 'turn', onDone: 'preparing' },
            },
            preparing: {
              description: 'A photo above the limits of the server is scaled. Any other one stays as it is.',
              meta: { shows: ['preparing', 'cancel', 'order'] },
              invoke: {
                id: 'preparing',
                src: 'preparing',
                input: ({ context }) => ({ file: context.file! }),
                onDone: [
                  {
                    guard: withOutput('isTooLarge'),
                    target: '#photo.there.refused',
                    actions: withOutput('noteTooLarge'),
                  },
                  { target: 'sending' },
                ],
              },
            },
            sending: {
              description: 'The upload is running.',
              meta: { shows: ['progress', 'cancel', 'order'] },
              on: { 'progress.made': { actions: withEvent('noteProgress') } },
              invoke: {
                id: 'sending',
                src: 'sending',
                input: ({ context, self }) => ({
                  file: context.file!,
                  tell: (part) => self.send({ type: 'progress.made', part }),
                }),
                onDone: [
                  {
                    guard: withOutput('wasAccepted'),
                    target: '#photo.there.stored',
                    actions: [{ type: 'takeName', params: ({ event }) => nameIn(event.output) }, 'reportStored'],
                  },
                  {
                    target: '#photo.there.refused',
                    actions: withOutput('noteRefusal'),
                  },
                ],
                onError: { target: '#photo.there.failed', actions: 'noteNotSent' },
              },
            },
          },
        },
        refused: {
          description:
            'It breaks a rule. It stays visible with its problem until it is removed, and has no place among the ' +
            'others.',
          meta: { shows: ['problem', 'remove'] },
          entry: 'reportRefused',
        },
        failed: {
          description: 'The upload failed. It is repeated on request, or once the device is online again.',
          meta: { shows: ['problem', 'sendAgain', 'remove'] },
          entry: 'reportFailed',
          on: {
            'sending.retried': { target: 'uploading', actions: ['forgetProblem', 'leadToPhoto'] },
            'line.returned': { target: 'uploading', actions: 'forgetProblem' },
          },
        },
        stored: {
          description: 'The server has it.',
          meta: { shows: ['turns', 'order', 'remove'] },
          entry: 'reportSettled',
          on: {
            'photo.turned': { target: 'editing', actions: withEvent('takeTurns') },
            'photo.cropped': { target: 'editing', actions: withEvent('takeCrop') },
          },
        },
        editing: {
          description: 'It is being turned or cropped, which is pending work (INSERTION-42).',
          tags: ['busy'],
          meta: { shows: ['editing', 'turns', 'order', 'remove'] },
          entry: 'reportPending',
          on: {
            'photo.turned': {
              guard: 'isTurnedAlone',
              target: 'editing',
              reenter: true,
              actions: withEvent('addTurns'),
            },
          },
          invoke: {
            id: 'editing',
            src: 'editing',
            input: ({ context }) => ({ name: context.name!, edit: context.edit! }),
            onDone: [
              {
                guard: withOutput('wasAccepted'),
                target: 'stored',
                actions: [{ type: 'takeName', params: ({ event }) => nameIn(event.output) }, 'reportStored'],
              },
              { target: 'unedited', actions: withOutput('noteRefusal') },
            ],
            onError: { target: 'unedited', actions: 'noteNotSent' },
          },
        },
        unedited: {
          description: 'Turning or cropping failed, so it is unchanged.',
          meta: { shows: ['problem', 'editAgain', 'turns', 'order', 'remove'] },
          entry: 'reportSettled',
          on: {
            'edit.retried': { target: 'editing', actions: ['forgetProblem', 'leadToPhoto'] },
            'photo.turned': { target: 'editing', actions: withEvent('takeTurns') },
            'photo.cropped': { target: 'editing', actions: withEvent('takeCrop') },
          },
        },
      },
    },
    gone: { description: 'It was removed.', type: 'final', entry: 'reportRemoved' },
  },
});
