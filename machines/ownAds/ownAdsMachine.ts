import { assign, setup } from 'xstate';
import { withEvent, withOutput } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import { type ListedCommand, type OwnAd, ownAdGroupOf, type OwnAdGroup, type OwnAdsPage } from './ownAd.ts';
import type { OwnAdsEvent } from './ownAdsEvents.ts';
import type { RefusedOutcome } from '../market/api/refusedOutcome.ts';

/** Which ads are asked for: of a group, from the beginning (null) or where a page has ended. */
export interface AskedAds {
  readonly group: OwnAdGroup;
  readonly after: string | null;
}

/** What is to be done with an ad. */
export interface GivenCommand {
  readonly id: string;
  readonly command: ListedCommand;
  /** Where it was sold, of a sale. */
  readonly where: 'here' | 'elsewhere' | 'untold' | null;
}

/** The ad as it is by then, or why not, in words for people. */
export type CommandOutcome = { readonly ad: OwnAd } | RefusedOutcome;

interface OwnAdsContext extends Pick<OwnAdsPage, 'ads' | 'endCursor' | 'counts'> {
  readonly group: OwnAdGroup;
  /** What was chosen, while it is asked about or done. */
  readonly given: GivenCommand | null;
  /** What was done last: it is told. */
  readonly done: Pick<GivenCommand, 'id' | 'command'> | null;
  /** What did not work, and with which ad; null for the text where nothing came through. */
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
    fetchingAds: providedPromise<OwnAdsPage, AskedAds>('fetchingAds'),
    /** Rejects if the call failed. */
    commanding: providedPromise<CommandOutcome, GivenCommand>('commanding'),
    /** An ad as it is by now; null for one that was removed. */
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
    choose: assign((_, { id, command }: Pick<GivenCommand, 'id' | 'command'>) => ({
      given: { id, command, where: null },
      problem: null,
      done: null,
    })),
    takeWhere: assign(({ context }, { where }: Pick<GivenCommand, 'where'>) => ({
      given: context.given && { ...context.given, where },
    })),
    letGo: assign({ given: null }),
    /** It stays where it was on the page, so that what was done can be seen and taken back; the counts go along. */
    takeAd: assign(({ context }, { ad }: { ad: OwnAd }) => ({
      ads: context.ads.map((one) => (one.id === ad.id ? ad : one)),
      counts: countsAfter(context, ad),
      done: context.given && { id: context.given.id, command: context.given.command },
      given: null,
    })),
    /** As it is by now, elsewhere or by time. One that was removed stays to be seen as that, with what was said of it. */
    takeStanding: assign(({ context }, { standing }: { standing: OwnAd | null }) => {
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

/** What is chosen is asked about first, where it needs an answer or cannot be taken back. */
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

/** Somebody's own ads on their page, and what they do with them. */
export const ownAdsMachine = ownAdsSetup.createMachine({
  id: 'ownAds',
  description: 'The page of one’s own ads: seen, and commanded.',
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
      description: 'They are asked for.',
      invoke: {
        id: 'fetchingAds',
        src: 'fetchingAds',
        input: ({ context: { group } }) => ({ group, after: null }),
        onDone: { target: 'shown', actions: withOutput('takePage') },
        onError: 'failed',
      },
    },
    failed: {
      description: 'They could not be had.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    shown: {
      description: 'They are there, each with what may be done with it.',
      meta: { shows: ['ads'] },
      initial: 'ready',
      states: {
        ready: {
          description: 'One looks at them.',
          on: {
            'command.chosen': chosen,
            'more.asked': { guard: 'hasMore', target: 'loadingMore' },
          },
        },
        repricing: {
          description: 'One types another price, in a form of its own.',
          meta: { shows: ['ads', 'price'] },
          on: {
            // What else one wants to do puts the form away.
            'command.chosen': chosen,
            'price.changed': { target: 'ready', actions: withEvent('takeAd') },
            'question.closed': { target: 'ready', actions: 'letGo' },
          },
        },
        selling: {
          description: 'Where was it sold?',
          meta: { shows: ['ads', 'sale'] },
          on: {
            'sale.told': { target: 'commanding', actions: withEvent('takeWhere') },
            'question.closed': { target: 'ready', actions: 'letGo' },
          },
        },
        removing: {
          description: 'It goes for good, so it is asked once more.',
          meta: { shows: ['ads', 'removal'] },
          on: {
            'removal.confirmed': 'commanding',
            'question.closed': { target: 'ready', actions: 'letGo' },
          },
        },
        commanding: {
          description: 'The server is told.',
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
          description: 'It was refused: the ad may stand elsewhere than the page says, so it is asked for anew.',
          tags: ['busy'],
          invoke: {
            id: 'fetchingAd',
            src: 'fetchingAd',
            input: ({ context }) => ({ id: context.problem!.id }),
            onDone: {
              target: 'ready',
              actions: { type: 'takeStanding', params: ({ event }) => ({ standing: event.output }) },
            },
            onError: 'ready',
          },
        },
        loadingMore: {
          description: 'Further ones are asked for.',
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
