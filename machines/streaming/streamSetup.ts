import { assign, emit, sendTo, setup } from 'xstate';
import { providedCallback } from '../statecharts/provided.ts';
import { lastAttempt, retryAfterError, retryAfterRefusal, streamIdle, tabPatience } from './delays.ts';
import type { StreamEvent, TabMessage } from './streamEvents.ts';
import type { StreamLine } from './streamLine.ts';

export interface StreamContext {
  readonly account: string | null;
  /** The last stream position known to any tab; the stream resumes after it. */
  readonly position: number | null;
  /** The number of the present attempt to open a stream, from 1 on. */
  readonly attempt: number;
  /** The first line of the stream, updated: the state for tabs that open later. */
  readonly openingLine: StreamLine | null;
  /** The reason why there is no stream. */
  readonly error: string | null;
}

/** The notices about the stream for listeners in the document. */
export type StreamNotice =
  | { readonly type: 'received'; readonly line: StreamLine }
  /** The stream has begun: from now on no event is missed, but earlier answers may be outdated. */
  | { readonly type: 'began' }
  /** The browser does not support streams: views request their data once. */
  | { readonly type: 'unsupported' };

/** Commands to the tabs of a browser. */
export type TabsCommand =
  | { readonly type: 'tabs.tell'; readonly message: TabMessage }
  /** Takes over from a leader that does not answer. */
  | { readonly type: 'turn.seize' };

export const nobody: StreamContext = { account: null, position: null, attempt: 1, openingLine: null, error: null };

/** The parts of the stream: context, events, actors, actions, guards and delays. */
export const streamSetup = setup({
  types: {
    context: {} as StreamContext,
    events: {} as StreamEvent,
    emitted: {} as StreamNotice,
  },
  actors: {
    /** The leader election of the tabs, which lasts as long as this actor, and their messages. */
    tabs: providedCallback<TabsCommand, { readonly account: string }>('tabs'),
    /** Opens one stream, after a position. It is aborted when this actor is stopped (NETWORK-6). */
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
    /**
     * A stream continues from its own first position, even if that is before the known one: the journal may be another
     * one.
     */
    takeFirst: assign((_, { line }: Line) => ({
      position: line.position ?? null,
      openingLine: line,
      attempt: 1,
      error: null,
    })),
    takeLine: assign(({ context }, { line }: Line) => ({
      position: line.position ?? context.position,
      openingLine: line.event === context.openingLine?.event ? line : context.openingLine,
    })),
    takeState: assign(
      ({ context }, reported: { readonly line: StreamLine | null; readonly position: number | null }) => ({
        openingLine: reported.line ?? context.openingLine,
        position: furthest(context.position, reported.position),
      }),
    ),
    noteError: assign((_, { error }: { readonly error: string }) => ({ error })),
    countAttempt: assign({ attempt: ({ context }) => Math.min(context.attempt + 1, lastAttempt) }),
    startCounting: assign({ attempt: 1 }),
    tell: emit((_, { line }: Line): StreamNotice => ({ type: 'received', line })),
    emitBegan: emit((): StreamNotice => ({ type: 'began' })),
    emitUnsupported: emit((): StreamNotice => ({ type: 'unsupported' })),
    passOn: sendTo('tabs', (_, { line }: Line): TabsCommand => tabs({ type: 'line.reported', line })),
    passSoundOn: sendTo('tabs', tabs({ type: 'sound.reported' })),
    reportState: sendTo('tabs', ({ context: { openingLine, position } }, { isAnew }: { readonly isAnew: boolean }) =>
      tabs({ type: 'state.received', line: openingLine, position, isAnew }),
    ),
    askTabs: sendTo('tabs', tabs({ type: 'tab.requested' })),
    seizeTurn: sendTo('tabs', { type: 'turn.seize' } satisfies TabsCommand),
    /** Implemented at the edge: reports the end of the session to the session's flow. */
    refuseSession: () => {},
  },
  guards: {
    hasAccount: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId !== null,
    isOtherAccount: ({ context }, { publicAccountId }: { publicAccountId: string | null }) =>
      publicAccountId !== null && publicAccountId !== context.account,
    isAnonymous: (_, { publicAccountId }: { publicAccountId: string | null }) => publicAccountId === null,
    isSessionOver: (_, { status }: { readonly status: number }) => status === 401 || status === 403,
    /** Whether the line is news: another tab, or the previous stream, may have passed it on already. */
    isNews: ({ context: { position } }, { line }: Line) =>
      line.position === undefined || position === null || line.position > position,
    goesOn: ({ context: { position } }, { line }: Line) => position !== null && line.position === position,
    isAnew: (_, reported: { readonly line: StreamLine | null; readonly isAnew: boolean }) =>
      reported.line !== null && reported.isAnew,
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
