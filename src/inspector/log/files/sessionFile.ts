import type { AnyMachineSnapshot } from 'xstate';
import type { Effect } from '../../paths/charts/microsteps.ts';
import type { HiddenData } from '../hiddenData.ts';
import type { Log, LoggedStep, StepDetails } from '../log.ts';
import type { SavedSession, SavedSnapshot, SavedStep } from './sessionSchema.ts';
import type { Limits } from '../shown/shownData.ts';
import { timerChange } from '../chart/timerRows.ts';
import { messageOf } from '../shown/errorMessage.ts';

/** A file has more of a value than a view shows, but is bounded as well. */
const limits: Limits = { depth: 40, items: 10_000, text: 100_000, total: 100_000 };

/** The part of a log that a file has; by default all of it. */
interface Selection {
  /** The numbers of the first and of the last step. */
  readonly from?: number;
  readonly to?: number;
}

/**
 * A log as plain data for a file. Secrets are hidden, in events and in contexts. Values without a form in JSON, such as
 * files and actors, are described.
 */
export function savedSession(log: Log, hidden: HiddenData, { from = 1, to = Infinity }: Selection = {}): SavedSession {
  const contexts: unknown[] = [];
  const known = new Map<unknown, number>();
  const contextIndex = (context: unknown): number => {
    const index = known.get(context) ?? contexts.length;
    if (index === contexts.length) {
      known.set(context, index);
      contexts.push(hidden.context(context, '', limits));
    }
    return index;
  };
  const held = Array.from({ length: log.length }, (_, index) => log.at(index)!);
  const chosen = held.filter(({ number }) => number >= from && number <= to);
  const begun = new Set<string>();
  const steps = chosen.map((step) => {
    const isFirst = !begun.has(step.session);
    begun.add(step.session);
    return savedStep(step, isFirst, hidden, contextIndex);
  });
  const used = new Set(chosen.flatMap((step) => [step.session, step.from ?? step.session]));
  return {
    format: 'allmend.session',
    version: 1,
    origin: log.origin,
    name: log.name,
    started: log.started,
    dropped: (chosen[0]?.number ?? 1) - 1,
    actors: [...log.actors.values()]
      .filter(({ session }) => used.has(session))
      .map(({ session, name, kind, parent, began, ended, input }) => {
        const saved = { session, name, kind, parent, began, ended };
        return input === undefined ? saved : { ...saved, input: hidden.context(input, 'input', limits) };
      }),
    contexts,
    steps,
  };
}

/** The name of a session's file: `this-page-2026-11-30.session.json`. */
export function sessionFileName({ name }: Pick<Log, 'name'>, day: Date): string {
  const word =
    name
      .toLowerCase()
      .replaceAll(/[^\w]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'session';
  return `${word}-${day.toISOString().slice(0, 10)}.session.json`;
}

function savedStep(
  step: LoggedStep,
  isFirst: boolean,
  hidden: HiddenData,
  contextIndex: (context: unknown) => number,
): SavedStep {
  const { at, session, from, event, before, after, microsteps, details, fact } = step;
  const saved = (snapshot: AnyMachineSnapshot) => savedSnapshot(snapshot, contextIndex);
  const eventOf = (of: typeof event) => hidden.event(of, limits) as SavedStep['event'];
  return {
    at,
    session,
    from,
    event: eventOf(event),
    ...(isFirst && before && { before: saved(before) }),
    after: saved(after),
    microsteps: microsteps.map(({ event: type, taken, states }) => ({ event: type, taken, states })),
    details: details && savedDetails(details, saved, eventOf, hidden),
    fact,
  };
}

function savedDetails(
  { micro, effects }: StepDetails,
  saved: (snapshot: AnyMachineSnapshot) => SavedSnapshot,
  eventOf: (event: LoggedStep['event']) => SavedStep['event'],
  hidden: HiddenData,
): SavedStep['details'] {
  return {
    between: micro.slice(0, -1).map(({ snapshot }) => saved(snapshot)),
    events: micro.map(({ event }) => eventOf(event)),
    effects: effects.map((effect) => savedEffect(effect, eventOf, hidden)),
  };
}

/** Of XState's own effects only delays have data that are shown. */
function savedEffect(
  effect: Effect,
  eventOf: (event: LoggedStep['event']) => SavedStep['event'],
  hidden: HiddenData,
): { type: string; params?: unknown } {
  const { type, params } = effect;
  if (timerChange(effect)?.change === 'started') {
    const { event, id, delay } = params as {
      readonly event: LoggedStep['event'];
      readonly id?: string;
      readonly delay: number;
    };
    return { type, params: { event: eventOf(event), delay, ...(id !== undefined && { id }) } };
  }
  if (type === 'xstate.cancel') return { type, params: { sendId: (params as { readonly sendId: string }).sendId } };
  const isShown = params !== undefined && !type.startsWith('xstate.');
  return isShown ? { type, params: hidden.context(params, 'params', limits) } : { type, params: {} };
}

function savedSnapshot(
  { value, context, status, historyValue, children, error }: AnyMachineSnapshot,
  contextIndex: (context: unknown) => number,
): SavedSnapshot {
  const history = Object.entries(historyValue ?? {}).map(([id, nodes]) => [id, nodes.map((node) => node.id)] as const);
  const actors = Object.keys(children ?? {});
  return {
    value: value as SavedSnapshot['value'],
    context: contextIndex(context),
    status,
    ...(history.length > 0 && { history: Object.fromEntries(history) }),
    ...(actors.length > 0 && { actors }),
    ...(status === 'error' && { error: messageOf(error) }),
  };
}
