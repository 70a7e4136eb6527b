import { assign, setup } from 'xstate';
import { sameJson } from '../../journal/json.ts';
import { withEvent } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import {
  type CategoryGuess,
  type Help,
  type HelpQuestion,
  isAskable,
  type LikelyDuplicate,
  noHelp,
  type TitleSuggestion,
} from './help.ts';
import type { HelpEvent } from './helpEvents.ts';

interface HelpContext {
  readonly question: HelpQuestion | null;
  readonly help: Help;
  /** The help that the seller has dismissed: subcategories, and ids of listings. */
  readonly dismissed: readonly string[];
}

/**
 * Help while the seller writes a listing: requested after a pause, and never in the way. Without the server there is
 * none.
 */
export const helpMachine = setup({
  types: {
    context: {} as HelpContext,
    events: {} as HelpEvent,
  },
  actors: {
    asking: providedPromise<Help, HelpQuestion>('asking'),
  },
  delays: {
    /** The debounce of the query, in milliseconds. */
    pausing: 400,
  },
  actions: {
    takeQuestion: assign((_, { question }: { question: HelpQuestion }) => ({ question })),
    takeHelp: assign((_, { help }: { help: Help }) => ({ help })),
    forgetHelp: assign({ help: noHelp }),
    dismiss: assign(({ context }, { what }: { what: string }) => ({ dismissed: [...context.dismissed, what] })),
    dropTitle: assign(({ context: { help } }, { id }: { id: string }) => ({
      help: { ...help, titles: help.titles.filter((title) => title.id !== id) },
    })),
    dropTitles: assign(({ context: { help } }) => ({ help: { ...help, titles: [] } })),
    /** Provided by the web app: puts the guessed category into the fields. */
    settleCategory: (_, _params: { guess: CategoryGuess | undefined }) => {},
    /** Implemented at the edge: puts it into its field, and reports it to the server (SUGGESTIONS-6). */
    settleTitle: (_, _params: { title: TitleSuggestion | undefined }) => {},
    /** Provided by the web app: reports the deleted suggestion to the server (SUGGESTIONS-6). */
    reportDeleted: (_, _params: { id: string }) => {},
  },
  guards: {
    isCurrentQuestion: ({ context }, { question }: { question: HelpQuestion }) => sameJson(question, context.question),
    isAskable: (_, { question }: { question: HelpQuestion }) => isAskable(question),
    isOffered: ({ context }, { id }: { id: string }) => context.help.titles.some((title) => title.id === id),
    isGuessed: ({ context }, { subcategory }: { subcategory: number }) =>
      context.help.guesses.some((guess) => guess.subcategory === subcategory),
  },
}).createMachine({
  id: 'help',
  description: 'Help while the seller writes a listing.',
  context: { question: null, help: noHelp, dismissed: [] },
  initial: 'quiet',
  on: {
    'listing.changed': [
      { guard: withEvent('isCurrentQuestion') },
      {
        guard: withEvent('isAskable'),
        target: '.pausing',
        reenter: true,
        actions: withEvent('takeQuestion'),
      },
      { target: '.quiet', actions: [withEvent('takeQuestion'), 'forgetHelp'] },
    ],
    'guess.accepted': {
      guard: withEvent('isGuessed'),
      actions: {
        type: 'settleCategory',
        params: ({ context, event }) => ({
          guess: context.help.guesses.find(({ subcategory }) => subcategory === event.subcategory),
        }),
      },
    },
    'guess.dismissed': { actions: { type: 'dismiss', params: ({ event }) => ({ what: String(event.subcategory) }) } },
    'title.picked': {
      guard: withEvent('isOffered'),
      actions: [
        {
          type: 'settleTitle',
          params: ({ context, event }) => ({ title: context.help.titles.find(({ id }) => id === event.id) }),
        },
        'dropTitles',
      ],
    },
    'title.deleted': {
      guard: withEvent('isOffered'),
      actions: [withEvent('reportDeleted'), withEvent('dropTitle')],
    },
    'duplicate.dismissed': { actions: { type: 'dismiss', params: ({ event }) => ({ what: event.id }) } },
  },
  states: {
    quiet: { description: 'The help is up to date.' },
    pausing: {
      description: 'The seller types; the query follows after a debounce.',
      after: { pausing: 'asking' },
    },
    asking: {
      description: 'The help is being requested. The previous help stays, to avoid layout shifts.',
      invoke: {
        id: 'asking',
        src: 'asking',
        input: ({ context }) => context.question!,
        onDone: { target: 'quiet', actions: { type: 'takeHelp', params: ({ event }) => ({ help: event.output }) } },
        onError: { target: 'quiet', actions: 'forgetHelp' },
      },
    },
  },
});

/** The category to offer: the likeliest, until the seller has chosen one or dismissed it. */
export function offeredGuess({ question, help, dismissed }: HelpContext): CategoryGuess | undefined {
  const [guess] = help.guesses;
  if (!guess || question?.subcategory) return undefined;
  return dismissed.includes(String(guess.subcategory)) ? undefined : guess;
}

/** The possible duplicates among the seller's own listings, without dismissed ones. */
export function warnedOf({ help, dismissed }: HelpContext): readonly LikelyDuplicate[] {
  return help.duplicates.filter(({ id }) => !dismissed.includes(id));
}
