import type { EventObject } from 'xstate';
import { stateName } from '#machines/journal/fold.ts';
import { hiddenSecret } from '#machines/journal/secret.ts';
import { isGuarded, mayLeadTo } from '../charts/mayLeadTo.ts';
import type { Situation, Walkable } from '../charts/situation.ts';

/** A recorded event of a flow, its time, and the machine's state after it. */
export interface RecordedFlowEvent {
  /** Milliseconds since the recording began. */
  readonly at: number;
  readonly event: EventObject;
  readonly state: string;
  /** Whether part of the event, or an event before it, is missing from the recording. */
  readonly partial?: true | undefined;
}

/** A flow from a recording. */
export interface RecordedFlow {
  readonly input?: unknown;
  /** Whether part of the input is missing from the recording. */
  readonly partial?: true | undefined;
  readonly events: readonly RecordedFlowEvent[];
}

/** A step of a replay: the event, and the situation after it. */
export interface ReplayedStep {
  readonly event: EventObject;
  /** The name of the case that replaced an answer, since recordings contain no answers; null for a recorded event. */
  readonly stubCase: string | null;
  /** The actor of a stub answer that fits this recording alone, by the name that `setup` declares. */
  readonly actor?: string;
  readonly situation: Situation;
}

/** The chart differs from the recording. The message names machine, step, event, and both states. */
export class ReplayDiffers extends Error {
  override readonly name = 'ReplayDiffers';
}

/**
 * A step depends on content that recordings lack: an answer, a secret, a file. The message names machine, step, event,
 * and the missing content.
 */
export class CannotReplay extends Error {
  override readonly name = 'CannotReplay';
}

/** The most steps that a replay tries while it searches for answers that fit together. */
const mostTries = 500;

/** A position in the replay with the alternatives for its last event. `tried` is the current one. */
interface Fork {
  readonly options: readonly ReplayedStep[];
  tried: number;
  /** Whether the situations depend on content that the recording lacks. */
  readonly isGuess: boolean;
}

/**
 * Replays a recording on its chart and checks each recorded state. Declared cases replace answers. The search
 * backtracks until the rest fits.
 *
 * @throws {ReplayDiffers} at the first event after which the chart's state differs
 * @throws {CannotReplay} if missing content of the recording may be the reason
 */
export function replayOnChart(walkable: Walkable, { input, partial, events }: RecordedFlow): readonly ReplayedStep[] {
  if (!walkable.send) throw new ReplayDiffers(`${walkable.id} is a lifecycle: its journal is folded, not replayed`);
  const beginning = beginningOf(walkable, input, partial === true);
  const way: Fork[] = [];
  let furthest: { readonly index: number; readonly error: Error } | undefined;
  for (let tries = events.length + mostTries; way.length < events.length; tries -= 1) {
    const index = way.length;
    const seen = events[index]!;
    const fork = way.at(-1);
    const now = fork ? fork.options[fork.tried]!.situation : beginning;
    const isGuess = (fork ? fork.isGuess : partial === true) || isPartial(seen);
    const found = optionsOf(walkable, now, [seen, ...events.slice(index + 1)], seen.at - (events[index - 1]?.at ?? 0));
    if (Array.isArray(found)) {
      way.push({ options: found, tried: 0, isGuess: isGuess || found[0]!.stubCase !== null });
      continue;
    }
    if (!furthest || index > furthest.index)
      furthest = { index, error: failure(walkable, now, seen, index, found, isGuess) };
    while (way.length > 0 && way.at(-1)!.tried + 1 >= way.at(-1)!.options.length) way.pop();
    if (way.length === 0 || tries <= 0) throw furthest.error;
    way.at(-1)!.tried += 1;
  }
  return way.map(({ options, tried }) => options[tried]!);
}

function beginningOf(walkable: Walkable, input: unknown, isGuess: boolean): Situation {
  try {
    return walkable.begin!(input);
  } catch (error) {
    const Failure = isGuess ? CannotReplay : ReplayDiffers;
    throw new Failure(`${walkable.id}: cannot begin: ${messageOf(error)}`, { cause: error });
  }
}

/** Whether part of an event is missing; older recordings lack `partial` and contain the placeholder of secrets. */
function isPartial({ event, partial }: RecordedFlowEvent): boolean {
  return partial === true || JSON.stringify(event).includes(hiddenSecret);
}

/** The reason why an event has no matching result. */
interface Reason {
  readonly why: string;
  /** The cause: the declared answers, data for which the chart fails, or the chart itself. */
  readonly lacks: 'answer' | 'data' | 'way';
}

/** The steps to the recorded state, or the reason why there is none. */
function optionsOf(
  walkable: Walkable,
  now: Situation,
  [{ event, state }, ...next]: readonly [RecordedFlowEvent, ...RecordedFlowEvent[]],
  elapsed: number,
): ReplayedStep[] | Reason {
  const isAnswer = /^xstate\.(?:done|error)\.actor\./.test(event.type);
  try {
    if (isAnswer) return answersOf(walkable, now, { event, state }, next);
    const situation = walkable.send!(now, event, elapsed);
    const reached = stateName(situation.snapshot);
    if (reached === state) return [{ event, stubCase: null, situation }];
    return { why: `leads to ${reached}`, lacks: 'way' };
  } catch (error) {
    // An error may come from a declared answer that does not fit the recorded data.
    return { why: `the chart fails: ${messageOf(error)}`, lacks: isAnswer ? 'answer' : 'data' };
  }
}

function answersOf(
  walkable: Walkable,
  now: Situation,
  { event: { type }, state }: Pick<RecordedFlowEvent, 'event' | 'state'>,
  next: readonly RecordedFlowEvent[],
): ReplayedStep[] | Reason {
  const fittingNext = walkable.stubAnswers?.(
    now,
    next.map(({ event }) => event),
  );
  const answers = [...(fittingNext ?? []), ...walkable.choices(now)].filter((choice) => choice.type === type);
  const taken = answers.map((answer) => ({ answer, situation: answer.take() }));
  const fitting = taken.filter(({ situation }) => stateName(situation.snapshot) === state);
  if (fitting.length > 0) {
    return fitting.map(({ answer: { event, case: stubCase, actor }, situation }) => ({
      event: event!,
      stubCase,
      situation,
      ...(actor !== undefined && { actor }),
    }));
  }
  const leads = taken.map(({ answer, situation }) => `${answer.label} leads to ${stateName(situation.snapshot)}`);
  if (leads.length > 0) return { why: `no declared answer leads there: ${leads.join(', ')}`, lacks: 'answer' };
  const [, actor = ''] = /^xstate\.\w+\.actor\.(.+)$/.exec(type) ?? [];
  return now.snapshot.children[actor] && !now.answered.has(actor)
    ? { why: 'no such answer is declared', lacks: 'answer' }
    : { why: `no such actor runs in ${stateName(now.snapshot)}`, lacks: 'way' };
}

function failure(
  walkable: Walkable,
  now: Situation,
  { event, state }: RecordedFlowEvent,
  index: number,
  { why, lacks }: Reason,
  isGuess: boolean,
): Error {
  const what = `${walkable.id}: event ${index + 1}, ${event.type}: ${why}; the recording was in ${state}`;
  const { chart } = walkable;
  const dependsOnData = lacks !== 'way' || isGuarded(chart, now.snapshot, event.type);
  const mayBe = (lacks === 'answer' || (isGuess && dependsOnData)) && mayLeadTo(chart, now.snapshot, event.type, state);
  return mayBe
    ? new CannotReplay(
        `${what}. A recording has no answers of the server, and with those of the cases the flow does not get there. Begin the recording after this step, or declare such an answer`,
      )
    : new ReplayDiffers(what);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
