import { assign, setup } from 'xstate';
import { withEvent, withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import { largestPicture, pictureKinds } from './limits.ts';
import type { PictureEvent } from './pictureEvents.ts';
import type { RefusedOutcome } from '../market/api/refusedOutcome.ts';

/** A file that was chosen; the browser holds its bytes. */
export type ChosenPicture = Omit<Extract<PictureEvent, { readonly type: 'picture.chosen' }>, 'type'>;

/** The outcome of a call: accepted, or refused in words for people. */
export type PictureOutcome = { readonly outcome: 'accepted' } | RefusedOutcome;

/** The problem of a picture: a rule that the browser also checks, words of the server, or a failed call. */
export type PictureProblem =
  | { readonly rule: 'tooLarge'; readonly size: number }
  | { readonly rule: 'noPicture'; readonly name: string }
  | { readonly text: string }
  | { readonly rule: 'notSent' };

/** The input of the upload: the picture, and a callback for its progress. */
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

/**
 * The user’s picture or logo: chosen, sent at once, and removed. The chosen picture stays visible until it is accepted.
 */
export const pictureMachine = setup({
  types: {
    context: {} as {
      readonly chosen: ChosenPicture | null;
      /** The share of the picture that was sent, from 0 to 1. */
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
    /**
     * Scales a picture that exceeds the limits of the server. Resolves with the original if that fails. It never
     * rejects.
     */
    preparing: providedPromise<PreparedPicture, { readonly picture: ChosenPicture }>('preparing'),
    /** Sends the picture. Rejects if the call itself failed; the caller may then retry. */
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
    /** Provided by the web app: releases the file that is no longer chosen. */
    letGo: () => {},
    /** Provided by the web app: notifies other views that show the picture. */
    notifyPictureViews: () => {},
    /** Implemented at the edge: the pressed button is gone, so the focus moves to the file field. */
    leadToChoice: () => {},
  },
  guards: {
    isTooLarge: (_, { size }: PreparedPicture) => size > largestPicture,
    /** Whether the media type is not that of an accepted picture; the server checks the content. */
    isNoPicture: (_, { kind }: ChosenPicture) =>
      kind !== '' && !pictureKinds.some((known) => kind === `image/${known}`),
    wasAccepted: (_, outcome: PictureOutcome) => 'outcome' in outcome,
  },
}).createMachine({
  id: 'picture',
  description: 'The user’s picture or logo.',
  context: { chosen: null, progress: 0, problem: null },
  initial: 'choosable',
  states: {
    choosable: {
      description: 'A picture can be chosen; it replaces one that was chosen before.',
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
          description: 'The picture of the account is unchanged.',
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
          description: 'The chosen picture is visible, and is being sent.',
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
              { guard: withOutput('wasAccepted'), target: 'saved' },
              { target: 'refused', actions: withOutput('noteRefusal') },
            ],
            onError: { target: 'failed', actions: 'noteNotSent' },
          },
        },
        refused: {
          description:
            'The chosen picture breaks a rule. It stays visible until another one is chosen, or the change is ' +
            'cancelled.',
          meta: { shows: ['problem', 'leave'] },
          on: { 'choice.dropped': { target: 'resting', actions: ['letGo', 'drop', 'leadToChoice'] } },
        },
        failed: {
          description: 'Sending the picture failed. It can be sent again.',
          meta: { shows: ['problem', 'retry', 'leave'] },
          on: {
            'sending.retried': { target: 'sending', actions: ['forgetProblem', 'leadToChoice'] },
            'choice.dropped': { target: 'resting', actions: ['letGo', 'drop', 'leadToChoice'] },
          },
        },
        saved: {
          description: 'The chosen picture is saved, and stays visible.',
          meta: { shows: ['saved', 'remove'] },
          entry: 'notifyPictureViews',
          on: { 'picture.removed': '#picture.removing' },
        },
        removed: {
          description: 'There is no picture any more.',
          tags: ['without'],
          meta: { shows: ['gone'] },
          entry: ['letGo', 'drop', 'notifyPictureViews', 'leadToChoice'],
        },
        unremoved: {
          description: 'Removing the picture failed.',
          meta: { shows: ['problem', 'remove'] },
          on: { 'picture.removed': { target: '#picture.removing', actions: 'forgetProblem' } },
        },
      },
    },
    removing: {
      description: 'The picture is being deleted.',
      tags: ['busy'],
      meta: { shows: ['remove'] },
      invoke: {
        id: 'removing',
        src: 'removing',
        onDone: [
          { guard: withOutput('wasAccepted'), target: 'choosable.removed' },
          { target: 'choosable.unremoved', actions: withOutput('noteRefusal') },
        ],
        onError: { target: 'choosable.unremoved', actions: 'noteNotSent' },
      },
    },
  },
});
