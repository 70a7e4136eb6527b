import { useEffect } from 'react';
import { repeatedRun, type RepeatedRun } from '#machines/inspector/session/inspectedSessionEvents.ts';
import { store, stored } from '../storage.ts';
import { repeatedRunOf } from './repeatedRun.ts';
import type { Run } from './run.ts';

const name = 'simulation';

/** The simulation of this window before it was loaded again, if it was one of this machine. */
export function runBeforeReload(machine: string): RepeatedRun | null {
  const run = stored(name, repeatedRun, 'window');
  return run?.machine === machine && run.steps.length > 0 ? run : null;
}

/** Remembers the events of a simulation in this window: an edit of the machine loads the page again. */
export function useRepeatedRun(run: Run | null, version: string): void {
  useEffect(() => {
    if (!run || version === '') return;
    const repeated = repeatedRunOf(run);
    if (repeated) store(name, repeated, 'window');
  }, [run, version]);
}
