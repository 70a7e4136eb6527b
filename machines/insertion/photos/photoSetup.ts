import { assign, setup } from 'xstate';
import { largestPhoto } from '#machines/market/limits.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import { type PhotoEdit, type PhotoFile, photoKinds } from './photo.ts';
import type { PhotoEvent } from './photoEvents.ts';
import type { RefusedOutcome } from '../../market/api/refusedOutcome.ts';

/** What came of a call: the name of the photo that the server keeps, or a refusal in words for people. */
export type PhotoOutcome = { readonly name: string } | RefusedOutcome;

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

export const nameIn = (outcome: PhotoOutcome) => ('name' in outcome ? outcome.name : null);

/** What a photo is made of: context, events, actors, actions and guards. */
export const photoSetup = setup({
  types: {
    context: {} as PhotoContext,
    events: {} as PhotoEvent,
    /** A file that was chosen, or the name of a photo that is kept. */
    input: {} as { readonly file: PhotoFile | null; readonly name: string | null },
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
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
    /** Rejects if the call itself failed; the caller may retry it then. */
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
});
