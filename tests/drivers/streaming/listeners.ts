import type { TestApp } from '../server/app.ts';
import type { Correspondent, Correspondents } from '../messaging/correspondents.ts';
import { type LiveReader, openReader } from './liveReader.ts';

/** People of a test at their streams. */
export interface Listeners {
  /** Opens a stream: behind all that has happened by now, or from a position on. */
  listens(who: Correspondent, position?: number): Promise<LiveReader>;
  /** All of them leave. */
  leave(): Promise<void>;
}

/**
 * With PostgreSQL a server hears of what has happened a moment later, and tells it to whoever has begun to listen meanwhile. By a
 * witness, to whom something happens then and whose stream tells it, one knows that it has come so far.
 */
export async function openListeners(test: TestApp, people: Correspondents): Promise<Listeners> {
  const witness = await people.joins('witness');
  const sees = await openReader(test, witness.browser);
  const open = [sees];
  let isAway = false;

  async function hasComeSoFar(): Promise<void> {
    await witness.sets(isAway ? 'comeBack' : 'goAway(until: "2026-08-01")');
    isAway = !isAway;
    await sees.nextOf('conversation');
  }

  return {
    async listens({ browser }, position) {
      if (position === undefined) await hasComeSoFar();
      const reader = await openReader(test, browser, position);
      open.push(reader);
      return reader;
    },
    async leave() {
      for (const reader of open.splice(0)) await reader.leave();
    },
  };
}
