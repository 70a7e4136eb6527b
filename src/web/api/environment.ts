import type { CallFailed } from './callFailed.ts';

/**
 * The environment of a client. The server renders without calls (API-15): its pages get their data from it directly.
 */
export interface ApiEnvironment {
  /** Sends a request to the host of the document. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  cookie(name: string): string | undefined;
  /** The server has too much to do, or is away (API-21). */
  serverOverloaded(): void;
  /** The session has ended, or another device has ended it (API-19). */
  sessionRefused(): void;
  /** The interface itself has failed, not what was asked of it (API-26). */
  callFailed(failed: CallFailed): void;
  callSucceeded(): void;
  /** Keeps what the server did wrong where developers look (API-22). */
  log(failed: CallFailed): void;
}
