import type { SnapshotFrom } from 'xstate';

import { type Session, session } from '../account/session.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { chunk } from '../chunks/chunk.ts';

/** Only users who are logged in need the stream. */
const streamChunk = chunk(() => import('./stream.ts'));

/** Starts the stream once a user is logged in and the page is at rest. Returns the function that ends it. */
export function watchStream(by: Session = session): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  const look = (now: SnapshotFrom<Session>) => {
    if (!now.hasTag('loggedIn')) return;
    watching.unsubscribe();
    // The page works without the stream, so a failed start is ignored; a reload tries again.
    void begin().catch(() => undefined);
  };
  async function begin(): Promise<void> {
    await whenIdle();
    await streamChunk.load();
    if (!isOver) end = streamChunk.module!.runStream(by);
  }
  const watching = by.subscribe(look);
  look(by.getSnapshot());
  return () => {
    isOver = true;
    watching.unsubscribe();
    end?.();
  };
}
