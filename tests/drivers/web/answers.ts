import { act } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** A network call that waits for its answer. */
export interface WaitingCall {
  readonly url: string;
  readonly headers: Headers;
  /** The body of the call as it was sent; empty without one. */
  readonly body: string;
  readonly signal: AbortSignal;
  /** Whether the call continues after the page is left (`keepalive`). */
  readonly outlastsPage: boolean;
  /** Answers the call with JSON, or with a given response. */
  answer(body: unknown, status?: number): Promise<void>;
  /** Fails the call, as a lost connection does. */
  fail(): Promise<void>;
}

/** The calls that were made while the network was held. */
export interface HeldCalls {
  readonly all: readonly WaitingCall[];
  /**
   * The last call that was made.
   * @throws when there was none
   */
  readonly last: WaitingCall;
  /**
   * The last call whose path ends with this text.
   * @throws when there was none
   */
  to(end: string): WaitingCall;
}

/** The text of a request's body: the web sends only texts and forms. */
function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new Error('This kind of body cannot be read');
}

/** Replaces the network until it is restored: a call waits until the test answers it. */
export function holdCalls(): HeldCalls & { letGo(): void } {
  const calls: WaitingCall[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = ((url: string, { headers, signal, body, keepalive = false }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    calls.push({
      url,
      headers: new Headers(headers),
      body: body === undefined || body === null ? '' : textOf(body),
      signal: signal!,
      outlastsPage: keepalive,
      answer: (body, status = 200) =>
        act(async () => resolve(body instanceof Response ? body : new Response(JSON.stringify(body), { status }))),
      fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
    });
    return promise;
  }) as typeof globalThis.fetch;
  const madeTo = (end: string) => {
    const call = calls.findLast(({ url }) => url.replace(/\?.*/, '').endsWith(end));
    if (!call) throw new Error(`There was no call${end && ` to ${end}`}`);
    return call;
  };
  return {
    all: calls,
    get last() {
      return madeTo('');
    },
    to: madeTo,
    letGo: () => void (globalThis.fetch = fetch),
  };
}

/** Holds the network in each test of a file. */
export function controlledAnswers(): HeldCalls {
  let held: ReturnType<typeof holdCalls>;
  beforeEach(() => void (held = holdCalls()));
  afterEach(() => held.letGo());
  return {
    get all() {
      return held.all;
    },
    get last() {
      return held.last;
    },
    to: (end) => held.to(end),
  };
}
