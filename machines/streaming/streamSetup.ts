import { assign, emit, sendTo, setup } from 'xstate';
import { providedCallback } from '../statecharts/provided.ts';
import { lastAttempt, retryAfterError, retryAfterRefusal, streamIdle, tabPatience } from './delays.ts';
import type { StreamEvent, TabMessage } from './streamEvents.ts';
import type { StreamLine } from './streamLine.ts';

export interface StreamContext {
  readonly account: string | null;
  /** The last position that any tab is known to have heard of; behind it the stream goes on. */
  readonly position: number | null;
  /** Which attempt in turn this is to have a stream, from 1 on. */
  readonly attempt: number;
  /** What the stream began with, as it is now: what a tab is told that comes later. */
  readonly standing: StreamLine | null;
  /** Why there is no stream. */
  readonly error: string | null;
}

/** What listeners in the document hear. */
export type StreamTold =
  | { readonly type: 'told'; readonly line: StreamLine }
  /** From now on nothing is missed; what was asked for before may be out of date. */
  | { readonly type: 'began' }
  /** There will be no stream here: who wants to know something asks once. */
  | { readonly type: 'unsupported' };

/** What the tabs of a browser are to do. */
export type TabsCommand =
  | { readonly type: 'tabs.tell'; readonly message: TabMessage }
  /** Takes the stream from a tab that does not answer. */
  | { readonly type: 'turn.seize' };

export const nobody: StreamContext = { account: null, position: null, attempt: 1, standing: null, error: null };

/** What the stream is made of: context, events, actors, actions, guards and delays. */
export const streamSetup = setup({
  types: {
    context: {} as StreamContext,
    events: {} as StreamEvent,
    emitted: {} as StreamTold,
  },
  actors: {
    /** The turn of the tabs, which lasts as long as this does, and what they tell each other. */
    tabs: providedCallback<TabsCommand, { readonly account: string }>('tabs'),
    /** One stream, behind a position. Aborted when it is stopped (NETWORK-6). */
    requesting: providedCallback<StreamEvent, { readonly position: number | null }>('requesting'),
  },
  delays: {
    streamIdle,
    tabPatience,
    retryAfterRefusal: ({ context }) => retryAfterRefusal(context.attempt),
    retryAfterError: ({ context }) => retryAfterError(context.attempt),
  },
  actions: {
    takeAccount: assign((_, { publicAccountId }: { publicAccountId: string | null }) => ({
      ...nobody,
      account: publicAccountId,
    })),
    forget: assign(nobody),
    /** Where a stream begins is where it goes on from, also behind what was heard: the journal may be another. */
    takeFirst: assign((_, { line }: Line) => ({
      position: line.position ?? null,
      standing: line,
      attempt: 1,
      error: null,
    })),
    takeLine: assign(({ context }, { line }: Line) => ({
      position: line.position ?? context.position,
      standing: line.event === context.standing?.event ? line : context.standing,
    })),
    takeStanding: assign(
      ({ context }, told: { readonly line: StreamLine | null; readonly position: number | null }) => ({
        standing: told.line ?? context.standing,
        position: furthest(context.position, told.position),
      }),
    ),
    noteError: assign((_, { error }: { readonly error: string }) => ({ error })),
    countAttempt: assign({ attempt: ({ context }) => Math.min(context.attempt + 1, lastAttempt) }),
    startCounting: assign({ attempt: 1 }),
    tell: emit((_, { line }: Line): StreamTold => ({ type: 'told', line })),
    tellBegan: emit((): StreamTold => ({ type: 'began' })),
    tellUnsupported: emit((): StreamTold => ({ type: 'unsupported' })),
    passOn: sendTo('tabs', (_, { line }: Line): TabsCommand => tabs({ type: 'line.told', line })),
    passSoundOn: sendTo('tabs', tabs({ type: 'sound.told' })),
    tellStanding: sendTo('tabs', ({ context: { standing, position } }, { isAnew }: { readonly isAnew: boolean }) =>
      tabs({ type: 'standing.told', line: standing, position, isAnew }),
    ),
    askTabs: sendTo('tabs', tabs({ type: 'tab.asked' })),
    seizeTurn: sendTo('tabs', { type: 'turn.seize' } satisfies TabsCommand),
    /** The edge says to the session that it is over. */
    refuseSession: () => {},
  },
  guards: {
    isSomebody: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId !== null,
    isSomebodyElse: ({ context }, { publicAccountId }: { publicAccountId: string | null }) =>
      publicAccountId !== null && publicAccountId !== context.account,
    isNobody: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId === null,
    isSessionOver: (_, { status }: { readonly status: number }) => status === 401 || status === 403,
    /** Another tab may have passed it on already, or the one before. */
    isNews: ({ context: { position } }, { line }: Line) =>
      line.position === undefined || position === null || line.position > position,
    goesOn: ({ context: { position } }, { line }: Line) => position !== null && line.position === position,
    isAnew: (_, told: { readonly line: StreamLine | null; readonly isAnew: boolean }) =>
      told.line !== null && told.isAnew,
    hasLine: (_, { line }: { readonly line: StreamLine | null }) => line !== null,
  },
});

export function tabs(message: TabMessage): TabsCommand {
  return { type: 'tabs.tell', message };
}

function furthest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

type Line = { readonly line: StreamLine };
