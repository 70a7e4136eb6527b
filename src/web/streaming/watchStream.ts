import type { SnapshotFrom } from 'xstate';

import { type Session, session } from '../account/session.ts';
import { atRest } from '../browser/atRest.ts';
import { chunk } from '../chunks/chunk.ts';

/** Nobody needs it who is not logged in. */
const later = chunk(() => import('./stream.ts'));

/** Has the stream begin once somebody is logged in and the page is at rest. Gives what ends that. */
export function watchStream(by: Session = session): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  const look = (now: SnapshotFrom<Session>) => {
    if (!now.hasTag('loggedIn')) return;
    watching.unsubscribe();
    // A page is of use without: who looks again after a reload has it.
    void begin().catch(() => undefined);
  };
  async function begin(): Promise<void> {
    await atRest();
    await later.load();
    if (!isOver) end = later.module!.runStream(by);
  }
  const watching = by.subscribe(look);
  look(by.getSnapshot());
  return () => {
    isOver = true;
    watching.unsubscribe();
    end?.();
  };
}
