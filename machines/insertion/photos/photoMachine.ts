import { assign, setup } from 'xstate';
import { largestPhoto } from '#machines/market/limits.ts';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import { type PhotoEdit, type PhotoFile, photoKinds } from './photo.ts';
import type { PhotoEvent } from './photoEvents.ts';

/** What came of a call: the name of the photo that the server keeps, or a refusal in words for people. */
export type PhotoOutcome = { readonly name: string } | { readonly refusal: string };

/** What is wrong: a rule that the browser knows too, words of the server, or that a call did not come through. */
export type PhotoProblem =
  | { readonly rule: 'tooLarge'; readonly size: number }
  | { readonly rule: 'heic' }
  | { readonly rule: 'noPicture' }
  | { readonly text: string }
  | { readonly rule: 'notSent' };

/** What the call is told with: the file, and whom to tell how much of it has gone out. */
export interface SendingPhoto {
  readonly file: PhotoFile;
  readonly tell: (part: number) => void;
}

/** Of which photo what is to be made. */
export interface EditingPhoto {
  readonly name: string;
  readonly edit: PhotoEdit;
}

/** A photo as it will be sent. */
export interface PreparedPhoto {
  /** In bytes. */
  readonly size: number;
}

interface PhotoContext {
  /** As long as it looks like the photo. */
  readonly file: PhotoFile | null;
  /** Under which the server keeps it, once it has come there. */
  readonly name: string | null;
  /** Of what goes out, from 0 to 1. */
  readonly progress: number;
  readonly edit: PhotoEdit | null;
  readonly problem: PhotoProblem | null;
}

const nameIn = (outcome: PhotoOutcome) => ('name' in outcome ? outcome.name : null);

/**
 * One photo of an ad. It waits its turn, is scaled if it is too large, and is sent. Once the server has it, it can be
 * turned and cropped.
 */
export const photoMachine = setup({
  types: {
    context: {} as PhotoContext,
    events: {} as PhotoEvent,
    /** A file that was chosen, or the name of a photo that is kept. */
    input: {} as { readonly file: PhotoFile | null; readonly name: string | null },
    tags: {} as 'busy',
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as {
      readonly shows: readonly (
        | 'waiting'
        | 'preparing'
        | 'progress'
        | 'editing'
        | 'cancel'
        | 'remove'
        | 'problem'
        | 'sendAgain'
        | 'editAgain'
        | 'turns'
        | 'order'
      )[];
    },
  },
  actors: {
    /** Resolves when it may be sent: a few are sent at a time. It never rejects. */
    turn: providedPromise<void>('turn'),
    /** Scales a photo that exceeds the limits of the server. Resolves with the original where that fails. It never rejects. */
    preparing: providedPromise<PreparedPhoto, { readonly file: PhotoFile }>('preparing'),
    /** Rejects where the call itself failed: then it can be made again. */
    sending: providedPromise<PhotoOutcome, SendingPhoto>('sending'),
    editing: providedPromise<PhotoOutcome, EditingPhoto>('editing'),
  },
  actions: {
    noteTooLarge: assign((_, { size }: PreparedPhoto) => ({ problem: { rule: 'tooLarge' as const, size } })),
    noteHeic: assign({ problem: { rule: 'heic' as const } }),
    noteNoPicture: assign({ problem: { rule: 'noPicture' as const } }),
    noteRefusal: assign((_, outcome: PhotoOutcome) => ({
      problem: { text: 'refusal' in outcome ? outcome.refusal : '' },
    })),
    noteNotSent: assign({ problem: { rule: 'notSent' as const } }),
    noteProgress: assign((_, { part }: { part: number }) => ({ progress: part })),
    forgetProblem: assign({ problem: null, progress: 0 }),
    /** What was made of one that was kept looks otherwise than its file. */
    takeName: assign(({ context }, name: string | null) => ({
      name,
      file: context.name === null || context.name === name ? context.file : null,
      edit: null,
      problem: null,
    })),
    /** Turned again before it came back, it is turned by both. */
    addTurns: assign(({ context }, { turns }: { turns: number }) => ({
      edit: { turns: ((context.edit?.turns ?? 0) + turns) % 4, crop: null },
      problem: null,
    })),
    takeTurns: assign((_, { turns }: { turns: number }) => ({ edit: { turns, crop: null }, problem: null })),
    takeCrop: assign((_, { crop }: { crop: NonNullable<PhotoEdit['crop']> }) => ({
      edit: { turns: 0, crop },
      problem: null,
    })),
    /** Another one may be sent. */
    yieldTurn: () => {},
    /** The edge tells whoever holds all photos under which name this one is kept. */
    tellKept: () => {},
    /** The edge tells whether this one is pending (INSERTION-42); that it is no longer, once what became of it is told. */
    tellBusy: () => {},
    tellSettled: () => {},
    /** The edge tells whoever holds all photos that the ad is without this one. */
    tellFailed: () => {},
    /** As `tellFailed`, for a photo that breaks a rule: a retry would fail too. */
    tellRefused: () => {},
    /** The edge takes it out of the photos. */
    tellRemoved: () => {},
    /** What was pressed is gone: the edge leads to the photo itself. */
    leadToPhoto: () => {},
  },
  guards: {
    isKept: ({ context }) => context.name !== null,
    isTooLarge: (_, { size }: PreparedPhoto) => size > largestPhoto,
    isHeic: ({ context }) =>
      /^image\/hei[cf]/.test(context.file?.kind ?? '') || /\.hei[cf]$/i.test(context.file?.name ?? ''),
    /** By its name; what it holds the server looks at. */
    isNoPicture: ({ context }) => {
      const kind = context.file?.kind ?? '';
      return kind !== '' && !photoKinds.some((known) => kind === `image/${known}`);
    },
    isTaken: (_, outcome: PhotoOutcome) => 'name' in outcome,
    isTurnedAlone: ({ context }) => context.edit?.crop === null,
    isOther: ({ context }, { name }: { name: string }) => name !== context.name,
  },
}).createMachine({
  id: 'photo',
  description: 'One photo of an ad.',
  context: ({ input }) => ({ ...input, progress: 0, edit: null, problem: null }),
  initial: 'there',
  states: {
    there: {
      description: 'It is among the photos.',
      initial: 'arriving',
      on: {
        'photo.removed': 'gone',
        'photo.given': {
          guard: withEvent('isOther'),
          target: '.kept',
          actions: { type: 'takeName', params: ({ event }) => event.name },
        },
      },
      states: {
        arriving: {
          description: 'It is looked at: what breaks a rule that the browser knows is not sent.',
          always: [
            { guard: 'isKept', target: 'kept' },
            { guard: 'isHeic', target: 'refused', actions: 'noteHeic' },
            { guard: 'isNoPicture', target: 'refused', actions: 'noteNoPicture' },
            { target: 'uploading' },
          ],
        },
        uploading: {
          description: 'It is on its way, which is pending work (INSERTION-42).',
          tags: ['busy'],
          entry: 'tellBusy',
          exit: 'yieldTurn',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Others are sent before it.',
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
              description: 'It goes out.',
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
                    guard: withOutput('isTaken'),
                    target: '#photo.there.kept',
                    actions: [{ type: 'takeName', params: ({ event }) => nameIn(event.output) }, 'tellKept'],
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
            'It breaks a rule. It stays in sight, with what is wrong, until it is removed, and has no place among the others.',
          meta: { shows: ['problem', 'remove'] },
          entry: 'tellRefused',
        },
        failed: {
          description: 'It did not come through. It is sent again when somebody asks for it, or the line is back.',
          meta: { shows: ['problem', 'sendAgain', 'remove'] },
          entry: 'tellFailed',
          on: {
            'sending.retried': { target: 'uploading', actions: ['forgetProblem', 'leadToPhoto'] },
            'line.returned': { target: 'uploading', actions: 'forgetProblem' },
          },
        },
        kept: {
          description: 'The server has it.',
          meta: { shows: ['turns', 'order', 'remove'] },
          entry: 'tellSettled',
          on: {
            'photo.turned': { target: 'editing', actions: withEvent('takeTurns') },
            'photo.cropped': { target: 'editing', actions: withEvent('takeCrop') },
          },
        },
        editing: {
          description: 'It is turned or cropped, which is pending work (INSERTION-42).',
          tags: ['busy'],
          meta: { shows: ['editing', 'turns', 'order', 'remove'] },
          entry: 'tellBusy',
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
                guard: withOutput('isTaken'),
                target: 'kept',
                actions: [{ type: 'takeName', params: ({ event }) => nameIn(event.output) }, 'tellKept'],
              },
              { target: 'unedited', actions: withOutput('noteRefusal') },
            ],
            onError: { target: 'unedited', actions: 'noteNotSent' },
          },
        },
        unedited: {
          description: 'It is as it was before it was to be turned or cropped, for that was not done.',
          meta: { shows: ['problem', 'editAgain', 'turns', 'order', 'remove'] },
          entry: 'tellSettled',
          on: {
            'edit.retried': { target: 'editing', actions: ['forgetProblem', 'leadToPhoto'] },
            'photo.turned': { target: 'editing', actions: withEvent('takeTurns') },
            'photo.cropped': { target: 'editing', actions: withEvent('takeCrop') },
          },
        },
      },
    },
    gone: { description: 'It is not among the photos any more.', type: 'final', entry: 'tellRemoved' },
  },
});
