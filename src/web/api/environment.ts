import type { CallFailed } from './callFailed.ts';

/**
 * The environment of a client. The server renders without calls (API-15): its pages get their data from it directly.
 */
export interface ApiEnvironment {
  /** Sends a request to the host of the document. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  cookie(name: string): string | undefined;
  /** Called when the server is overloaded or unavailable (API-21). */
  serverOverloaded(): void;
  /**
   * The network has no answer for the content of a page. Resolves if the page has to show the failure: the device has
   * no copy of it.
   */
  contentUnreached(): Promise<void>;
  /** Called when the session has ended, or another device has ended it (API-19). */
  sessionRefused(): void;
  /** The API itself has failed, not the operation (API-26). */
  callFailed(failed: CallFailed): void;
  callSucceeded(): void;
  /** Logs a fault of the server for developers (API-22). */
  log(failed: CallFailed): void;
}
