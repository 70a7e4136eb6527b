import { act } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** A call that waits for its answer. */
export interface WaitingCall {
  readonly url: string;
  readonly headers: Headers;
  /** What was sent with it, as it went out; empty where nothing was. */
  readonly body: string;
  readonly signal: AbortSignal;
  /** Whether it goes on once the page is left. */
  readonly outlastsPage: boolean;
  /** With JSON, or with a response as it is. */
  answer(body: unknown, status?: number): Promise<void>;
  /** The network fails. */
  fail(): Promise<void>;
}

/** The calls that were made while the network was held. */
export interface HeldCalls {
  readonly all: readonly WaitingCall[];
  /** The call made last. @throws where there was none */
  readonly last: WaitingCall;
  /** The last one whose path ends so. @throws where there was none */
  to(end: string): WaitingCall;
}

/** The web sends texts and forms. */
function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new Error('Nobody has said how to read such a body');
}

/** Takes the place of the network until it is let go: a call waits until it is answered by hand. */
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
export function answersByHand(): HeldCalls {
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
