import type { TestApp } from '../server/app.ts';
import type { Correspondent, Correspondents } from '../messaging/correspondents.ts';
import { type LiveReader, openReader } from './liveReader.ts';

/** The streams of the people in a test. */
export interface Listeners {
  /** Opens a stream: after all current facts, or from a position on. */
  listens(who: Correspondent, position?: number): Promise<LiveReader>;
  /** Closes the streams of all people. */
  leave(): Promise<void>;
}

/**
 * Opens the streams of people in a test. On PostgreSQL a server receives facts a moment later, and delivers them also
 * to streams that have opened meanwhile. A witness account detects when the server is up to date: a fact is appended to
 * it, and its stream reports it.
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
