import { assign, setup } from 'xstate';
import { longestMessage, mostPictures } from '../../conversation/limits.ts';
import { codePointsIn } from '../../market/text/codePoints.ts';
import { cleanText, isBlank } from '../../market/text/readableText.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { ComposerEvent } from './composerEvents.ts';
import { typingEvery } from '../limits.ts';
import type { SubmittedEntry } from './outgoingEvents.ts';
import type { RefusedOutcome } from '../../market/api/refusedOutcome.ts';

/** A picture for a message that has not been sent. */
export interface ComposerPicture {
  readonly key: string;
  /** The URL by which the document shows the picture. */
  readonly url: string;
  /** The name of the picture's file. */
  readonly file: string;
  /** The picture's name in the picture store, once uploaded. */
  readonly name: string | null;
  /**
   * `failed`: the upload failed, and is repeated with the message. `refused`: the server rejects the picture; `problem`
   * says why.
   */
  readonly state: 'waiting' | 'stored' | 'failed' | 'refused';
  readonly problem: string | null;
}

/** A picture that is being uploaded; `tell` reports the progress. */
export interface SendingPicture {
  readonly url: string;
  readonly tell: (part: number) => void;
}

/** The uploaded picture's name in the picture store, or the reason why the server rejects it, in words for people. */
export type PictureOutcome = { readonly name: string } | RefusedOutcome;

interface ComposerContext {
  readonly text: string;
  readonly pictures: readonly ComposerPicture[];
  /** The key of the picture that is being uploaded, and its progress from 0 to 1. */
  readonly sending: string | null;
  readonly part: number;
}

/** The remaining characters in Unicode code points; negative if the text is too long. */
export function roomLeft(text: string): number {
  return longestMessage - codePointsIn(text);
}

/** Whether the composed message can be sent. */
export function isFinished({ text, pictures }: Pick<ComposerContext, 'text' | 'pictures'>): boolean {
  return (
    (!isBlank(text) || pictures.length > 0) &&
    roomLeft(cleanText(text, 'lines')) >= 0 &&
    pictures.every(({ state }) => state === 'stored' || state === 'failed')
  );
}

export const composerSetup = setup({
  types: {
    input: {} as Pick<ComposerContext, 'text'>,
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
  },
  actors: {
    /** Uploads a picture. Rejects if a later retry may succeed. */
    sendingPicture: providedPromise<PictureOutcome, SendingPicture>('sendingPicture'),
    /** Shows the correspondent that the user is typing. Never rejects: the signal is ephemeral. */
    reportingTyping: providedPromise<void>('reportingTyping'),
  },
  delays: { typingEvery },
  actions: {
    takeText: assign((_, { text }: { text: string }) => ({ text })),
    addReply: assign(({ context }, { text }: { text: string }) => ({
      text: context.text.trim() === '' ? text : `${context.text.trimEnd()} ${text}`,
    })),
    /** Adds the chosen pictures to the message, as many as there is room for. */
    addPictures: assign(
      ({ context }, { pictures }: { pictures: readonly { key: string; url: string; name: string }[] }) => ({
        pictures: [
          ...context.pictures,
          ...pictures.map(({ key, url, name }) => ({
            key,
            url,
            file: name,
            name: null,
            state: 'waiting' as const,
            problem: null,
          })),
        ].slice(0, mostPictures),
      }),
    ),
    remove: assign(({ context }, { key }: { key: string }) => ({
      pictures: context.pictures.filter((picture) => picture.key !== key),
    })),
    queueAgain: assign(({ context }, { key }: { key: string }) => ({
      pictures: changed(context, key, { state: 'waiting', problem: null }),
    })),
    choose: assign(({ context }) => ({ sending: nextOf(context)!.key, part: 0 })),
    stopSending: assign({ sending: null }),
    notePart: assign((_, { part }: { part: number }) => ({ part })),
    takeOutcome: assign(({ context }, outcome: PictureOutcome) => ({
      sending: null,
      pictures: changed(
        context,
        context.sending,
        'name' in outcome ? { state: 'stored', name: outcome.name } : { state: 'refused', problem: outcome.refusal },
      ),
    })),
    noteFailed: assign(({ context }) => ({
      sending: null,
      pictures: changed(context, context.sending, { state: 'failed' }),
    })),
    empty: assign({ text: '', pictures: [] }),
    /** Provided by the web app: saves the text, so that it outlives the page. */
    keep: () => {},
    /** Implemented at the edge: releases the bytes of pictures that will not be sent. */
    letBytesGo: (_, _gone: { urls: readonly string[] }) => {},
    /** Provided by the web app: sends the message. */
    give: (_, _supplied: { entry: SubmittedEntry }) => {},
  },
  guards: {
    isFinished: ({ context }) => isFinished(context),
    hasWaiting: ({ context }) => nextOf(context) !== undefined,
    isSending: ({ context }, { key }: { key: string }) => context.sending === key,
    isText: (_, { text }: { text: string }) => !isBlank(text),
  },
});

function nextOf({ pictures }: Pick<ComposerContext, 'pictures'>): ComposerPicture | undefined {
  return pictures.find(({ state }) => state === 'waiting');
}

function changed(
  { pictures }: Pick<ComposerContext, 'pictures'>,
  key: string | null,
  change: Partial<Pick<ComposerPicture, 'state' | 'problem' | 'name'>>,
): readonly ComposerPicture[] {
  return pictures.map((picture) => (picture.key === key ? { ...picture, ...change } : picture));
}
