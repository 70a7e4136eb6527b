import { assign, setup } from 'xstate';
import { withEvent, withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import { type ListedCommand, type OwnAd, ownAdGroupOf, type OwnAdGroup, type OwnAdsPage } from './ownAd.ts';
import type { OwnAdsEvent } from './ownAdsEvents.ts';
import type { RefusedOutcome } from '../market/api/refusedOutcome.ts';

/** The requested listings: of a group, from its start (null) or after the cursor of the last page. */
export interface OwnAdsRequest {
  readonly group: OwnAdGroup;
  readonly after: string | null;
}

/** A command on a listing. */
export interface SubmittedCommand {
  readonly id: string;
  readonly command: ListedCommand;
  /** Where it was sold, for a sale. */
  readonly where: 'here' | 'elsewhere' | 'untold' | null;
}

/** The listing after the command, or the reason of its refusal, in words for people. */
export type CommandOutcome = { readonly ad: OwnAd } | RefusedOutcome;

interface OwnAdsContext extends Pick<OwnAdsPage, 'ads' | 'endCursor' | 'counts'> {
  readonly group: OwnAdGroup;
  /** The chosen command, while it is confirmed or sent. */
  readonly given: SubmittedCommand | null;
  /** The last successful command, which a note shows. */
  readonly done: Pick<SubmittedCommand, 'id' | 'command'> | null;
  /** The problem of the last command, and its listing; the text is null if the call failed. */
  readonly problem: { readonly id: string; readonly text: string | null } | null;
  readonly hasMoreFailed: boolean;
}

const ownAdsSetup = setup({
  types: {
    input: {} as { readonly group: OwnAdGroup },
    context: {} as OwnAdsContext,
    events: {} as OwnAdsEvent,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('loadAgain' | 'ads' | 'price' | 'sale' | 'removal')[] },
  },
  actors: {
    fetchingAds: providedPromise<OwnAdsPage, OwnAdsRequest>('fetchingAds'),
    /** Rejects if the call failed. */
    commanding: providedPromise<CommandOutcome, SubmittedCommand>('commanding'),
    /** A listing in its current state; null if it was removed. */
    fetchingAd: providedPromise<OwnAd | null, Pick<OwnAd, 'id'>>('fetchingAd'),
  },
  actions: {
    takePage: assign((_, page: OwnAdsPage) => page),
    takeMore: assign(({ context }, { ads, endCursor, counts }: OwnAdsPage) => {
      const known = new Set(context.ads.map(({ id }) => id));
      return { ads: [...context.ads, ...ads.filter(({ id }) => !known.has(id))], endCursor, counts };
    }),
    noteMoreFailed: assign({ hasMoreFailed: true }),
    forgetMoreFailed: assign({ hasMoreFailed: false }),
    choose: assign((_, { id, command }: Pick<SubmittedCommand, 'id' | 'command'>) => ({
      given: { id, command, where: null },
      problem: null,
      done: null,
    })),
    takeWhere: assign(({ context }, { where }: Pick<SubmittedCommand, 'where'>) => ({
      given: context.given && { ...context.given, where },
    })),
    letGo: assign({ given: null }),
    /** It keeps its place on the page, so that the change is visible and can be undone; the counts are updated. */
    takeAd: assign(({ context }, { ad }: { ad: OwnAd }) => ({
      ads: context.ads.map((one) => (one.id === ad.id ? ad : one)),
      counts: countsAfter(context, ad),
      done: context.given && { id: context.given.id, command: context.given.command },
      given: null,
    })),
    /**
     * Its current state, after a change elsewhere or over time. A removed listing stays visible as such, with the
     * message about it.
     */
    takeState: assign(({ context }, { standing }: { standing: OwnAd | null }) => {
      const before = context.ads.find(({ id }) => id === context.problem?.id);
      if (!before) return {};
      const ad: OwnAd = standing ?? { ...before, status: 'removed', path: null, may: [] };
      return { ads: context.ads.map((one) => (one === before ? ad : one)), counts: countsAfter(context, ad) };
    }),
    noteProblem: assign(({ context }, { text }: { text: string | null }) => ({
      problem: context.given && { id: context.given.id, text },
      given: null,
    })),
  },
  guards: {
    isNotAllowed: ({ context }, { id, command }: { id: string; command: ListedCommand }) =>
      !context.ads.some((ad) => ad.id === id && ad.may.includes(command)),
    isPrice: (_, { command }: { command: ListedCommand }) => command === 'reprice',
    isSale: (_, { command }: { command: ListedCommand }) => command === 'sell',
    isRemoval: (_, { command }: { command: ListedCommand }) => command === 'remove',
    hasMore: ({ context }) => context.endCursor !== null,
    isDone: (_, outcome: CommandOutcome) => 'ad' in outcome,
  },
});

/** A command is confirmed first if it needs an answer or cannot be undone. */
const chosen = [
  { guard: withEvent('isNotAllowed') },
  {
    guard: withEvent('isPrice'),
    target: 'repricing',
    actions: withEvent('choose'),
  },
  {
    guard: withEvent('isSale'),
    target: 'selling',
    actions: withEvent('choose'),
  },
  {
    guard: withEvent('isRemoval'),
    target: 'removing',
    actions: withEvent('choose'),
  },
  { target: 'commanding', actions: withEvent('choose') },
] satisfies NonNullable<Parameters<typeof ownAdsSetup.createStateConfig>[0]['on']>['command.chosen'];

/** The page of the user's listings, and the commands on them. */
export const ownAdsMachine = ownAdsSetup.createMachine({
  id: 'ownAds',
  description: 'The page of the user’s listings: shown, and commanded.',
  context: ({ input: { group } }) => ({
    group,
    ads: [],
    endCursor: null,
    counts: { active: 0, inactive: 0 },
    given: null,
    done: null,
    problem: null,
    hasMoreFailed: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The first page is being requested.',
      invoke: {
        id: 'fetchingAds',
        src: 'fetchingAds',
        input: ({ context: { group } }) => ({ group, after: null }),
        onDone: { target: 'shown', actions: withOutput('takePage') },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The request failed.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    shown: {
      description: 'The listings are visible, each with its allowed commands.',
      meta: { shows: ['ads'] },
      initial: 'ready',
      states: {
        ready: {
          description: 'The user looks at them.',
          on: {
            'command.chosen': chosen,
            'more.asked': { guard: 'hasMore', target: 'loadingMore' },
          },
        },
        repricing: {
          description: 'The user types another price, in a separate form.',
          meta: { shows: ['ads', 'price'] },
          on: {
            // Another command closes the form.
            'command.chosen': chosen,
            'price.changed': { target: 'ready', actions: withEvent('takeAd') },
            'question.closed': { target: 'ready', actions: 'letGo' },
          },
        },
        selling: {
          description: 'The user says where it was sold.',
          meta: { shows: ['ads', 'sale'] },
          on: {
            'sale.told': { target: 'commanding', actions: withEvent('takeWhere') },
            'question.closed': { target: 'ready', actions: 'letGo' },
          },
        },
        removing: {
          description: 'A removal is permanent, so it has to be confirmed.',
          meta: { shows: ['ads', 'removal'] },
          on: {
            'removal.confirmed': 'commanding',
            'question.closed': { target: 'ready', actions: 'letGo' },
          },
        },
        commanding: {
          description: 'The command is being sent.',
          tags: ['busy'],
          invoke: {
            id: 'commanding',
            src: 'commanding',
            input: ({ context }) => context.given!,
            onDone: [
              {
                guard: withOutput('isDone'),
                target: 'ready',
                actions: { type: 'takeAd', params: ({ event }) => event.output as { ad: OwnAd } },
              },
              {
                target: 'catchingUp',
                actions: {
                  type: 'noteProblem',
                  params: ({ event }) => ({ text: 'refusal' in event.output ? event.output.refusal : null }),
                },
              },
            ],
            onError: { target: 'ready', actions: { type: 'noteProblem', params: { text: null } } },
          },
        },
        catchingUp: {
          description:
            'It was refused: the listing may have changed since the page was loaded, so it is requested again.',
          tags: ['busy'],
          invoke: {
            id: 'fetchingAd',
            src: 'fetchingAd',
            input: ({ context }) => ({ id: context.problem!.id }),
            onDone: {
              target: 'ready',
              actions: { type: 'takeState', params: ({ event }) => ({ standing: event.output }) },
            },
            onError: 'ready',
          },
        },
        loadingMore: {
          description: 'The next page is being requested.',
          tags: ['busy'],
          entry: 'forgetMoreFailed',
          invoke: {
            id: 'fetchingMore',
            src: 'fetchingAds',
            input: ({ context: { group, endCursor } }) => ({ group, after: endCursor }),
            onDone: { target: 'ready', actions: withOutput('takeMore') },
            onError: { target: 'ready', actions: 'noteMoreFailed' },
          },
        },
      },
    },
  },
});

function countsAfter({ ads, counts }: Pick<OwnAdsContext, 'ads' | 'counts'>, { id, status }: OwnAd) {
  const before = ads.find((ad) => ad.id === id);
  const from = before && ownAdGroupOf(before.status);
  const to = ownAdGroupOf(status);
  const of = (group: OwnAdGroup) => counts[group] - Number(from === group) + Number(to === group);
  return { active: of('active'), inactive: of('inactive') };
}
