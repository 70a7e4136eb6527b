import { assign, setup } from 'xstate';
import { withEvent, withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import { largestPicture, pictureKinds } from './limits.ts';
import type { PictureEvent } from './pictureEvents.ts';
import type { RefusedOutcome } from '../market/api/refusedOutcome.ts';

/** A file that was chosen; its bytes are the browser's. */
export type ChosenPicture = Omit<Extract<PictureEvent, { readonly type: 'picture.chosen' }>, 'type'>;

/** What came of a call: it was taken, or refused in words for people. */
export type PictureOutcome = { readonly outcome: 'taken' } | RefusedOutcome;

/** What is wrong: a rule that the browser knows too, words of the server, or that a call did not come through. */
export type PictureProblem =
  | { readonly rule: 'tooLarge'; readonly size: number }
  | { readonly rule: 'noPicture'; readonly name: string }
  | { readonly text: string }
  | { readonly rule: 'notSent' };

/** What the call is told with: the picture, and whom to tell how much of it has gone out. */
export interface Sending {
  readonly picture: ChosenPicture;
  readonly tell: (part: number) => void;
}

/** A picture as it will be sent. */
export interface PreparedPicture {
  /** In bytes. */
  readonly size: number;
}

const refusalIn = (outcome: PictureOutcome): PictureProblem => ({ text: 'refusal' in outcome ? outcome.refusal : '' });

/** Somebody’s own picture or logo: chosen, sent at once, and taken away. What was chosen stays in sight until it is taken. */
export const pictureMachine = setup({
  types: {
    context: {} as {
      readonly chosen: ChosenPicture | null;
      /** From 0 to 1. */
      readonly progress: number;
      readonly problem: PictureProblem | null;
    },
    events: {} as PictureEvent,
    tags: {} as 'busy' | 'without',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as {
      readonly shows: readonly (
        | 'preparing'
        | 'progress'
        | 'cancel'
        | 'problem'
        | 'retry'
        | 'leave'
        | 'remove'
        | 'saved'
        | 'gone'
      )[];
    },
  },
  actors: {
    /** Scales a picture that exceeds the limits of the server. Resolves with the original where that fails. It never rejects. */
    preparing: providedPromise<PreparedPicture, { readonly picture: ChosenPicture }>('preparing'),
    /** Rejects if the call itself failed; the caller may retry it then. */
    sending: providedPromise<PictureOutcome, Sending>('sending'),
    removing: providedPromise<PictureOutcome>('removing'),
  },
  actions: {
    take: assign((_, chosen: ChosenPicture) => ({ chosen, progress: 0, problem: null })),
    noteTooLarge: assign((_, { size }: PreparedPicture) => ({ problem: { rule: 'tooLarge' as const, size } })),
    noteNoPicture: assign((_, { name }: ChosenPicture) => ({ problem: { rule: 'noPicture' as const, name } })),
    noteRefusal: assign((_, outcome: PictureOutcome) => ({ problem: refusalIn(outcome) })),
    noteNotSent: assign({ problem: { rule: 'notSent' as const } }),
    noteProgress: assign((_, { part }: { part: number }) => ({ progress: part })),
    drop: assign({ chosen: null, problem: null }),
    forgetProblem: assign({ problem: null, progress: 0 }),
    /** The edge lets go of the file that is chosen no longer. */
    letGo: () => {},
    /** The edge tells what else shows the picture. */
    tellChanged: () => {},
    /** What was pressed is gone: the edge leads to where one chooses. */
    leadToChoice: () => {},
  },
  guards: {
    isTooLarge: (_, { size }: PreparedPicture) => size > largestPicture,
    /** By its name; what it holds the server looks at. */
    isNoPicture: (_, { kind }: ChosenPicture) =>
      kind !== '' && !pictureKinds.some((known) => kind === `image/${known}`),
    isTaken: (_, outcome: PictureOutcome) => 'outcome' in outcome,
  },
}).createMachine({
  id: 'picture',
  description: 'Somebody’s own picture or logo.',
  context: { chosen: null, progress: 0, problem: null },
  initial: 'choosable',
  states: {
    choosable: {
      description: 'A picture can be chosen; one that was chosen before makes room for it.',
      initial: 'resting',
      on: {
        'picture.chosen': [
          {
            guard: withEvent('isNoPicture'),
            target: '.refused',
            actions: [
              'letGo',
              { type: 'take', params: ({ event: { type: _, ...chosen } }) => chosen },
              withEvent('noteNoPicture'),
            ],
          },
          {
            target: '.preparing',
            actions: ['letGo', { type: 'take', params: ({ event: { type: _, ...chosen } }) => chosen }],
          },
        ],
      },
      states: {
        resting: {
          description: 'It is as the account has it.',
          meta: { shows: ['remove'] },
          on: { 'picture.removed': '#picture.removing' },
        },
        preparing: {
          description: 'A picture above the limits of the server is scaled. Any other one stays as it is.',
          tags: ['busy'],
          meta: { shows: ['preparing', 'cancel'] },
          on: { 'choice.dropped': { target: 'resting', actions: ['letGo', 'drop', 'leadToChoice'] } },
          invoke: {
            id: 'preparing',
            src: 'preparing',
            input: ({ context }) => ({ picture: context.chosen! }),
            onDone: [
              {
                guard: withOutput('isTooLarge'),
                target: 'refused',
                actions: withOutput('noteTooLarge'),
              },
              { target: 'sending' },
            ],
          },
        },
        sending: {
          description: 'What was chosen is in sight, and on its way.',
          tags: ['busy'],
          meta: { shows: ['progress', 'cancel'] },
          on: {
            'progress.made': { actions: withEvent('noteProgress') },
            'choice.dropped': { target: 'resting', actions: ['letGo', 'drop', 'leadToChoice'] },
          },
          invoke: {
            id: 'sending',
            src: 'sending',
            input: ({ context, self }) => ({
              picture: context.chosen!,
              tell: (part) => self.send({ type: 'progress.made', part }),
            }),
            onDone: [
              { guard: withOutput('isTaken'), target: 'saved' },
              { target: 'refused', actions: withOutput('noteRefusal') },
            ],
            onError: { target: 'failed', actions: 'noteNotSent' },
          },
        },
        refused: {
          description:
            'What was chosen breaks a rule. It stays in sight until another is chosen, or nothing is to change.',
          meta: { shows: ['problem', 'leave'] },
          on: { 'choice.dropped': { target: 'resting', actions: ['letGo', 'drop', 'leadToChoice'] } },
        },
        failed: {
          description: 'What was chosen did not come through. It can be sent again.',
          meta: { shows: ['problem', 'retry', 'leave'] },
          on: {
            'sending.retried': { target: 'sending', actions: ['forgetProblem', 'leadToChoice'] },
            'choice.dropped': { target: 'resting', actions: ['letGo', 'drop', 'leadToChoice'] },
          },
        },
        saved: {
          description: 'What was chosen is the picture now, and stays in sight.',
          meta: { shows: ['saved', 'remove'] },
          entry: 'tellChanged',
          on: { 'picture.removed': '#picture.removing' },
        },
        removed: {
          description: 'There is no picture any more.',
          tags: ['without'],
          meta: { shows: ['gone'] },
          entry: ['letGo', 'drop', 'tellChanged', 'leadToChoice'],
        },
        unremoved: {
          description: 'The picture could not be taken away.',
          meta: { shows: ['problem', 'remove'] },
          on: { 'picture.removed': { target: '#picture.removing', actions: 'forgetProblem' } },
        },
      },
    },
    removing: {
      description: 'The server is asked to delete the picture.',
      tags: ['busy'],
      meta: { shows: ['remove'] },
      invoke: {
        id: 'removing',
        src: 'removing',
        onDone: [
          { guard: withOutput('isTaken'), target: 'choosable.removed' },
          { target: 'choosable.unremoved', actions: withOutput('noteRefusal') },
        ],
        onError: { target: 'choosable.unremoved', actions: 'noteNotSent' },
      },
    },
  },
});
