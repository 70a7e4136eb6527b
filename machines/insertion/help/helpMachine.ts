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
  /** What one does not want to be told again: subcategories, and ids of ads. */
  readonly dismissed: readonly string[];
}

/** Help while somebody writes an ad: asked for as they pause, and never in the way. Without the server there is none. */
export const helpMachine = setup({
  types: {
    context: {} as HelpContext,
    events: {} as HelpEvent,
  },
  actors: {
    asking: providedPromise<Help, HelpQuestion>('asking'),
  },
  delays: {
    /** Who pauses for so long may look up, in milliseconds. */
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
    /** The edge puts it into the fields. */
    settleCategory: (_, _params: { guess: CategoryGuess | undefined }) => {},
    /** The edge puts it into its field, and tells the server (SUGGESTIONS-6). */
    settleTitle: (_, _params: { title: TitleSuggestion | undefined }) => {},
    /** The edge tells the server (SUGGESTIONS-6). */
    tellDeleted: (_, _params: { id: string }) => {},
  },
  guards: {
    isAsked: ({ context }, { question }: { question: HelpQuestion }) => sameJson(question, context.question),
    isAskable: (_, { question }: { question: HelpQuestion }) => isAskable(question),
    isOffered: ({ context }, { id }: { id: string }) => context.help.titles.some((title) => title.id === id),
    isGuessed: ({ context }, { subcategory }: { subcategory: number }) =>
      context.help.guesses.some((guess) => guess.subcategory === subcategory),
  },
}).createMachine({
  id: 'help',
  description: 'Help while somebody writes an ad.',
  context: { question: null, help: noHelp, dismissed: [] },
  initial: 'quiet',
  on: {
    'ad.told': [
      { guard: withEvent('isAsked') },
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
      actions: [withEvent('tellDeleted'), withEvent('dropTitle')],
    },
    'duplicate.dismissed': { actions: { type: 'dismiss', params: ({ event }) => ({ what: event.id }) } },
  },
  states: {
    quiet: { description: 'What there is to say is said.' },
    pausing: {
      description: 'Somebody types; once they pause it is asked.',
      after: { pausing: 'asking' },
    },
    asking: {
      description: 'The server is asked. What it said before stands until then, so that nothing jumps.',
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

/** The category to offer: the likeliest, until one has chosen any, or did not want it. */
export function offeredGuess({ question, help, dismissed }: HelpContext): CategoryGuess | undefined {
  const [guess] = help.guesses;
  if (!guess || question?.subcategory) return undefined;
  return dismissed.includes(String(guess.subcategory)) ? undefined : guess;
}

/** The ads of one's own to warn of. */
export function warnedOf({ help, dismissed }: HelpContext): readonly LikelyDuplicate[] {
  return help.duplicates.filter(({ id }) => !dismissed.includes(id));
}
