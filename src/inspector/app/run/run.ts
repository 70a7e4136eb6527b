import type { OpenSession } from '#machines/inspector/session/inspectedSessionMachine.ts';
import { createHiddenData, type HiddenData } from '../../log/hiddenData.ts';
import type { StreamJournal } from '../../host/host.ts';
import type { Log } from '../../log/log.ts';
import { indexOf, type LogIndex } from '../../log/logIndex.ts';
import type { Simulation } from '../../log/simulation.ts';
import type { KnownMachine } from '../world.ts';

/** A log that the inspector shows, with everything that it derives from it. */
export interface Run extends OpenSession {
  /** From 1, in the order in which they were opened during this visit. */
  readonly number: number;
  readonly log: Log;
  readonly index: LogIndex;
  /** All data of the log are shown through it, so that secrets stay hidden. */
  readonly hidden: HiddenData;
  /** Null unless the developer decides what happens. */
  readonly simulation: Simulation | null;
  /** Sentences about what could not be read. */
  readonly notes: readonly string[];
  /** The journal behind the log, if it is that of a stream. */
  readonly stream: StreamJournal | null;
  /** The declarations of the simulated machine, or of the stream's lifecycle. */
  readonly known: KnownMachine | null;
}

/** Everything about a log. */
export function runOf(
  run: Pick<Run, 'number' | 'name' | 'log'> & Partial<Run>,
  eventModules: readonly Readonly<Record<string, unknown>>[],
): Run {
  return {
    simulation: null,
    known: null,
    notes: [],
    stream: null,
    ...run,
    index: indexOf(run.log),
    hidden: createHiddenData(eventModules, run.log),
  };
}

/** The numbers of the first and latest step of a log; both are 0 while it is empty. */
export function boundsOf(log: Log): { readonly first: number; readonly latest: number } {
  return log.length === 0 ? { first: 0, latest: 0 } : { first: log.dropped + 1, latest: log.dropped + log.length };
}
