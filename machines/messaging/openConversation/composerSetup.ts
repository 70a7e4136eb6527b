import { assign, setup } from 'xstate';
import { longestMessage, mostPictures } from '../../conversation/limits.ts';
import { codePointsIn } from '../../market/text/codePoints.ts';
import { cleanText, isBlank } from '../../market/text/readableText.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { ComposerEvent } from './composerEvents.ts';
import { typingEvery } from '../limits.ts';
import type { GivenEntry } from './outgoingEvents.ts';
import type { RefusedOutcome } from '../../market/api/refusedOutcome.ts';

/** A picture for a message, before that is sent. */
export interface ComposerPicture {
  readonly key: string;
  /** The address by which the document shows it. */
  readonly url: string;
  /** What its file is called. */
  readonly file: string;
  /** Its name in the picture store, once that has it. */
  readonly name: string | null;
  /** `failed`: it did not come through, and goes out with the message. `refused`: the server does not take it, and why is its `problem`. */
  readonly standing: 'waiting' | 'kept' | 'failed' | 'refused';
  readonly problem: string | null;
}

/** A picture that goes out; `tell` is told how much of it has. */
export interface SendingPicture {
  readonly url: string;
  readonly tell: (part: number) => void;
}

/** Its name in the picture store, or why the server does not take it, in words for people. */
export type PictureOutcome = { readonly name: string } | RefusedOutcome;

interface ComposerContext {
  readonly text: string;
  readonly pictures: readonly ComposerPicture[];
  /** The key of the picture that goes out, and how much of it has, from 0 to 1. */
  readonly sending: string | null;
  readonly part: number;
}

/** How many characters there are room for yet, in Unicode code points; negative where it is too long. */
export function roomLeft(text: string): number {
  return longestMessage - codePointsIn(text);
}

/** Whether something is written that can go out. */
export function isFinished({ text, pictures }: Pick<ComposerContext, 'text' | 'pictures'>): boolean {
  return (
    (!isBlank(text) || pictures.length > 0) &&
    roomLeft(cleanText(text, 'lines')) >= 0 &&
    pictures.every(({ standing }) => standing === 'kept' || standing === 'failed')
  );
}

export const composerSetup = setup({
  types: {
    input: {} as Pick<ComposerContext, 'text'>,
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
  },
  actors: {
    /** Rejects where the same call may do later. */
    sendingPicture: providedPromise<PictureOutcome, SendingPicture>('sendingPicture'),
    /** Tells the other that one types. Never rejects: nobody misses it. */
    tellingTyping: providedPromise<void>('tellingTyping'),
  },
  delays: { typingEvery },
  actions: {
    takeText: assign((_, { text }: { text: string }) => ({ text })),
    addReply: assign(({ context }, { text }: { text: string }) => ({
      text: context.text.trim() === '' ? text : `${context.text.trimEnd()} ${text}`,
    })),
    /** Of too many those that have room. */
    addPictures: assign(
      ({ context }, { pictures }: { pictures: readonly { key: string; url: string; name: string }[] }) => ({
        pictures: [
          ...context.pictures,
          ...pictures.map(({ key, url, name }) => ({
            key,
            url,
            file: name,
            name: null,
            standing: 'waiting' as const,
            problem: null,
          })),
        ].slice(0, mostPictures),
      }),
    ),
    remove: assign(({ context }, { key }: { key: string }) => ({
      pictures: context.pictures.filter((picture) => picture.key !== key),
    })),
    queueAgain: assign(({ context }, { key }: { key: string }) => ({
      pictures: changed(context, key, { standing: 'waiting', problem: null }),
    })),
    choose: assign(({ context }) => ({ sending: nextOf(context)!.key, part: 0 })),
    stopSending: assign({ sending: null }),
    notePart: assign((_, { part }: { part: number }) => ({ part })),
    takeOutcome: assign(({ context }, outcome: PictureOutcome) => ({
      sending: null,
      pictures: changed(
        context,
        context.sending,
        'name' in outcome
          ? { standing: 'kept', name: outcome.name }
          : { standing: 'refused', problem: outcome.refusal },
      ),
    })),
    noteFailed: assign(({ context }) => ({
      sending: null,
      pictures: changed(context, context.sending, { standing: 'failed' }),
    })),
    empty: assign({ text: '', pictures: [] }),
    /** The edge keeps what is typed, so that it outlasts the page. */
    keep: () => {},
    /** The edge lets go of the bytes of what nobody sends any more. */
    letBytesGo: (_, _gone: { urls: readonly string[] }) => {},
    /** The edge has it go out. */
    give: (_, _given: { entry: GivenEntry }) => {},
  },
  guards: {
    isFinished: ({ context }) => isFinished(context),
    hasWaiting: ({ context }) => nextOf(context) !== undefined,
    isSending: ({ context }, { key }: { key: string }) => context.sending === key,
    isText: (_, { text }: { text: string }) => !isBlank(text),
  },
});

function nextOf({ pictures }: Pick<ComposerContext, 'pictures'>): ComposerPicture | undefined {
  return pictures.find(({ standing }) => standing === 'waiting');
}

function changed(
  { pictures }: Pick<ComposerContext, 'pictures'>,
  key: string | null,
  change: Partial<Pick<ComposerPicture, 'standing' | 'problem' | 'name'>>,
): readonly ComposerPicture[] {
  return pictures.map((picture) => (picture.key === key ? { ...picture, ...change } : picture));
}
