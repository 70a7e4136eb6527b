import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** A call that waits for its answer. */
export interface WaitingCall {
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  answer(body: unknown, status?: number): Promise<void>;
  /** The network fails. */
  fail(): Promise<void>;
}

/** Takes the place of the network in each test of a file: a call waits until the test answers it. */
export function answersByHand() {
  const calls: WaitingCall[] = [];

  beforeEach(() => {
    calls.length = 0;
    vi.stubGlobal('fetch', (url: string, { headers, signal }: RequestInit) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      calls.push({
        url,
        headers: new Headers(headers),
        signal: signal!,
        answer: (body, status = 200) => act(async () => resolve(new Response(JSON.stringify(body), { status }))),
        fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
      });
      return promise;
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  return {
    all: calls,
    /** The call made last. */
    get last(): WaitingCall {
      const call = calls.at(-1);
      if (!call) throw new Error('There was no call');
      return call;
    },
  };
}
