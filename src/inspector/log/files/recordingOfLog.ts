import type { EventObject } from 'xstate';
import { stateName } from '#machines/journal/fold.ts';
import type { DeclaredEvents } from '../../recorder/declaredEvents.ts';
import { isWhole } from '../../recorder/plainData.ts';
import type { RecordedEvent, Recording } from '../../recorder/recording.ts';
import type { Run } from '../differences.ts';
import type { LoggedStep } from '../log.ts';
import type { Fork } from '../simulation.ts';

/** An actor whose events cannot be a recording. The message has the reason. */
export class CannotRecord extends Error {
  override readonly name = 'CannotRecord';
}

/** The parts of a recording besides its events. */
export interface RecordedPage extends Pick<Recording, 'address' | 'brand' | 'language' | 'width'> {
  /** The parts of events and inputs that may be recorded. */
  readonly declared: DeclaredEvents;
}

/**
 * The events of an actor as a recording, which `npm test` replays. It has no secret, no answer and nothing that no
 * schema declares. A forked simulation begins with the events of the log from which it was forked.
 *
 * @throws {CannotRecord} if the actor's beginning is missing
 */
export function recordingOfLog(
  run: Run,
  { declared, address, brand, language, width }: RecordedPage,
  fork: Fork | null = null,
): Recording {
  const steps = stepsSinceBeginning(run, fork);
  const [first, ...others] = steps;
  if (!first || first.before !== null) {
    throw new CannotRecord(`the beginning of ${run.session} is missing, so that it cannot be repeated`);
  }
  const { machine } = first.after;
  const input = (first.event as { readonly input?: unknown }).input ?? run.index.log.actors.get(run.session)?.input;
  const kept = declared.recordedInput(input);
  const { events, leftOut } = recorded(others, declared);
  return {
    format: 'allmend.recording',
    version: 1,
    address,
    brand,
    ...(language !== undefined && { language }),
    ...(width !== undefined && { width }),
    flow: machine.id,
    recorded: new Date(run.index.log.started).toISOString(),
    actors: [
      {
        machine: machine.id,
        session: 'x:0',
        address,
        ...(kept !== undefined && { input: kept }),
        ...(!isWhole(input, kept) && { partial: true as const }),
        began: 0,
        events,
      },
    ],
    leftOut,
  };
}

type RecordedStep = Pick<LoggedStep, 'number' | 'event' | 'at' | 'before' | 'after'>;

/** The steps since an actor began, with the time since then. A fork begins with those of the log that it continues. */
export function stepsSinceBeginning(run: Run, fork: Fork | null, upTo = Infinity): readonly RecordedStep[] {
  const own = run.index
    .numbersOf(run.session)
    .filter((number) => number <= upTo)
    .map((number) => run.index.step(number)!);
  if (!fork) return since(own, own[0]?.at ?? 0);
  const before = stepsSinceBeginning(fork, fork.origin ?? null, fork.number);
  // The first step of a fork is that from which it continues.
  return [...before, ...since(own.slice(1), -(before.at(-1)?.at ?? 0))];
}

function since(steps: readonly LoggedStep[], began: number): readonly RecordedStep[] {
  return steps.map(({ number, event, before, after, at }) => ({ number, event, before, after, at: at - began }));
}

function recorded(
  steps: readonly RecordedStep[],
  declared: DeclaredEvents,
): { readonly events: readonly RecordedEvent[]; readonly leftOut: Record<string, number> } {
  const events: RecordedEvent[] = [];
  const leftOut: Record<string, number> = {};
  let hasGap = false;
  for (const { event, at, after } of steps) {
    const recorded = declared.recorded(event);
    if (!recorded) {
      leftOut[event.type] = (leftOut[event.type] ?? 0) + 1;
      hasGap = true;
      continue;
    }
    const isPartial = hasGap || (!isOwn(event) && !isWhole(event, recorded));
    const moment = Math.max(Math.round(at), events.at(-1)?.at ?? 0);
    events.push({ at: moment, event: recorded, state: stateName(after), ...(isPartial && { partial: true }) });
    hasGap = false;
  }
  return { events, leftOut };
}

/** An answer, or the end of a delay, which a replay makes itself. */
function isOwn({ type }: EventObject): boolean {
  return type.startsWith('xstate.');
}
