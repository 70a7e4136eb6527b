import { assign, setup } from 'xstate';
import { largestPhoto } from '#machines/market/limits.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import { type PhotoEdit, type PhotoFile, photoKinds } from './photo.ts';
import type { PhotoEvent } from './photoEvents.ts';
import type { RefusedOutcome } from '../../market/api/refusedOutcome.ts';

/** The outcome of a call: the name of the stored photo, or a refusal in words for people. */
export type PhotoOutcome = { readonly name: string } | RefusedOutcome;

/** The problem of a photo: a rule that the browser also checks, words of the server, or a failed call. */
export type PhotoProblem =
  | { readonly rule: 'tooLarge'; readonly size: number }
  | { readonly rule: 'heic' }
  | { readonly rule: 'noPicture' }
  | { readonly text: string }
  | { readonly rule: 'notSent' };

/** The input of the upload: the file, and a callback for its progress. */
export interface SendingPhoto {
  readonly file: PhotoFile;
  readonly tell: (part: number) => void;
}

/** The input of the edit call: the photo and its edit. */
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
  /** The chosen file, as long as it looks like the photo; null after an edit. */
  readonly file: PhotoFile | null;
  /** The name under which the server stores the photo, once it is sent. */
  readonly name: string | null;
  /** The progress of the upload, from 0 to 1. */
  readonly progress: number;
  readonly edit: PhotoEdit | null;
  readonly problem: PhotoProblem | null;
}

export const nameIn = (outcome: PhotoOutcome) => ('name' in outcome ? outcome.name : null);

/** The parts of a photo: context, events, actors, actions and guards. */
export const photoSetup = setup({
  types: {
    context: {} as PhotoContext,
    events: {} as PhotoEvent,
    /** The photo to start with: a chosen file, or the name of a stored photo. */
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
    /** Resolves when the photo may be sent: a semaphore allows a few uploads at a time. It never rejects. */
    turn: providedPromise<void>('turn'),
    /**
     * Scales a photo that exceeds the limits of the server. Resolves with the original if that fails. It never rejects.
     */
    preparing: providedPromise<PreparedPhoto, { readonly file: PhotoFile }>('preparing'),
    /** Sends the photo. Rejects if the call itself failed; the caller may then retry. */
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
    /**
     * Takes the photo's stored name. If it has changed, the file is dropped: an edited photo looks different from it.
     */
    takeName: assign(({ context }, name: string | null) => ({
      name,
      file: context.name === null || context.name === name ? context.file : null,
      edit: null,
      problem: null,
    })),
    /** Adds quarter turns to those of a pending edit. */
    addTurns: assign(({ context }, { turns }: { turns: number }) => ({
      edit: { turns: ((context.edit?.turns ?? 0) + turns) % 4, crop: null },
      problem: null,
    })),
    takeTurns: assign((_, { turns }: { turns: number }) => ({ edit: { turns, crop: null }, problem: null })),
    takeCrop: assign((_, { crop }: { crop: NonNullable<PhotoEdit['crop']> }) => ({
      edit: { turns: 0, crop },
      problem: null,
    })),
    /** Provided by the web app: releases the semaphore for another photo. */
    yieldTurn: () => {},
    /** Implemented at the edge: reports the stored name of this photo to the flow of all photos. */
    reportStored: () => {},
    /**
     * Implemented at the edge: report whether this photo is pending (INSERTION-42); the end is reported after its
     * outcome.
     */
    reportPending: () => {},
    reportSettled: () => {},
    /** Implemented at the edge: reports to the flow of all photos that the listing lacks this one. */
    reportFailed: () => {},
    /** As `reportFailed`, for a photo that breaks a rule: a retry would fail too. */
    reportRefused: () => {},
    /** Provided by the web app: removes this photo from the listing's photos. */
    reportRemoved: () => {},
    /** Implemented at the edge: the pressed button is gone, so the focus moves to the photo. */
    leadToPhoto: () => {},
  },
  guards: {
    isUploaded: ({ context }) => context.name !== null,
    isTooLarge: (_, { size }: PreparedPhoto) => size > largestPhoto,
    isHeic: ({ context }) =>
      /^image\/hei[cf]/.test(context.file?.kind ?? '') || /\.hei[cf]$/i.test(context.file?.name ?? ''),
    /** Whether the media type is not that of an accepted photo; the server checks the content. */
    isNoPicture: ({ context }) => {
      const kind = context.file?.kind ?? '';
      return kind !== '' && !photoKinds.some((known) => kind === `image/${known}`);
    },
    wasAccepted: (_, outcome: PhotoOutcome) => 'name' in outcome,
    isTurnedAlone: ({ context }) => context.edit?.crop === null,
    isOther: ({ context }, { name }: { name: string }) => name !== context.name,
  },
});
