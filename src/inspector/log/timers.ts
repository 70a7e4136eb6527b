import type { LoggedStep } from './log.ts';
import type { LogIndex } from './logIndex.ts';
import { detailsOf, rowsOf } from './rows.ts';
import { timerChange, type TimerRow } from './chart/timerRows.ts';

/** A delay that runs at a moment. */
export interface RunningTimer {
  readonly id: string | null;
  readonly name: string;
  /** The state whose delay it is, or the key of the transition that started it; null if it is unknown. */
  readonly of: string | null;
  /** The type of the event at its end. */
  readonly event: string;
  /** Milliseconds since the log began. */
  readonly started: number;
  readonly ends: number;
}

/** The delays of an actor that run after the latest of its steps up to a number, the next one to end first. */
export function runningTimers(index: LogIndex, session: string, upTo = Infinity): readonly RunningTimer[] {
  const latest = index.stepOf(session, upTo);
  if (!latest || latest.after.status !== 'active') return [];
  const running: RunningTimer[] = [];
  for (const number of index.numbersOf(session)) {
    if (number > latest.number) break;
    const step = index.step(number)!;
    const ended = running.findIndex(({ event }) => event === step.event.type);
    if (ended >= 0) running.splice(ended, 1);
    for (const row of timerRowsOf(step)) {
      const same = running.findIndex(({ id }) => id !== null && id === row.id);
      if (same >= 0) running.splice(same, 1);
      if (row.change === 'started') running.push(started(row, step.at));
    }
  }
  return running.toSorted((one, other) => one.ends - other.ends);
}

const known = new WeakMap<LoggedStep, readonly TimerRow[]>();

/** The rows of the few steps that start or cancel a delay are derived once. */
function timerRowsOf(step: LoggedStep): readonly TimerRow[] {
  const found = known.get(step);
  if (found) return found;
  const { effects } = detailsOf(step, step.after.machine);
  const rows = effects.some((effect) => timerChange(effect) !== null) ? rowsOf(step).timers : [];
  known.set(step, rows);
  return rows;
}

function started({ id, name, of, event, ms }: TimerRow, at: number): RunningTimer {
  return { id, name, of, event: event!, started: at, ends: at + ms! };
}
