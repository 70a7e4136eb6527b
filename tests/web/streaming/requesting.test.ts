import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Actor, createActor, setup } from 'xstate';
import type { StreamEvent } from '#machines/streaming/streamEvents.ts';
import { clients } from '#web/api/apiClient.ts';
import { requestingBy } from '#web/streaming/requesting.ts';
import { type HeldCalls, holdCalls } from '#tests/drivers/web/answers.ts';

type Held = HeldCalls & { letGo(): void };

const requesting = requestingBy(async () => {
  await clients.load();
  return clients.module!.client;
});

describe('a request for a stream', () => {
  let calls: Held;
  let received: StreamEvent[];
  let parent: Actor<ReturnType<typeof listening>>;

  /** A machine that records the events which the requesting actor sends to its parent. */
  function listening(position: number | null) {
    return setup({ types: { events: {} as StreamEvent }, actors: { requesting } }).createMachine({
      invoke: { src: 'requesting', input: { position } },
      on: { '*': { actions: ({ event }) => received.push(event) } },
    });
  }

  async function asks(position: number | null = null): Promise<void> {
    parent = createActor(listening(position)).start();
    await setImmediate();
  }

  beforeEach(async () => {
    received = [];
    calls = holdCalls();
    document.cookie = 'allmend_csrf=token; path=/';
    await clients.load();
  });
  afterEach(() => {
    parent.stop();
    calls.letGo();
    document.cookie = 'allmend_csrf=; path=/; max-age=0';
    vi.unstubAllGlobals();
  });

  /** Opens a response whose lines the test sends. */
  function openAnswer(type = 'application/x-ndjson') {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (its) => void (controller = its),
      cancel: () => void (isCancelled = true),
    });
    return {
      answer: new Response(body, { headers: { 'content-type': type } }),
      isCancelled: () => isCancelled,
      async says(text: string) {
        controller.enqueue(new TextEncoder().encode(text));
        await setImmediate();
      },
      async ends() {
        controller.close();
        await setImmediate();
      },
    };
  }

  it('is sent with its headers and its position [NETWORK-3] [MESSAGING-3]', async () => {
    await asks(12);
    const { url, headers } = calls.last;
    expect(url).toBe('/api/v10/messaging/stream/status?position=12');
    expect(headers.get('accept')).toBe('application/x-ndjson, text/event-stream;q=0.9');
    expect(headers.get('connection')).toBe('keep-alive');
    expect(headers.get('x-csrf-token')).toBe('token');
    expect(headers.get('x-api-hash')).toBeTruthy();
    parent.stop();
    await asks();
    expect(calls.last.url).toBe('/api/v10/messaging/stream/status');
  });

  it('reports each line and each heartbeat as it arrives [NETWORK-4]', async () => {
    await asks();
    const stream = openAnswer();
    await calls.last.answer(stream.answer);
    await stream.says('{"event":"merge","position":5,"data":{"conversationsWithUnreadMessages":2}}\n{}\n');
    expect(received).toEqual([
      {
        type: 'line.received',
        line: { event: 'merge', position: 5, data: { conversationsWithUnreadMessages: 2 } },
      },
      { type: 'sound.received' },
    ]);
    await stream.ends();
    expect(received.at(-1)).toEqual({ type: 'stream.failed', error: 'The stream has ended' });
  });

  it('reads an event stream as well [MESSAGING-3]', async () => {
    await asks();
    const stream = openAnswer('text/event-stream');
    await calls.last.answer(stream.answer);
    await stream.says('event: merge\nid: 5\ndata: {"conversationsWithUnreadMessages":2}\n\n');
    expect(received).toEqual([
      {
        type: 'line.received',
        line: { event: 'merge', position: 5, data: { conversationsWithUnreadMessages: 2 } },
      },
    ]);
  });

  it('aborts the call when it is stopped, and reports nothing after that [NETWORK-6]', async () => {
    await asks();
    const { signal } = calls.last;
    const stream = openAnswer();
    await calls.last.answer(stream.answer);
    parent.stop();
    expect(signal.aborted).toBe(true);
    await stream.says('{"event":"merge","data":{}}\n');
    expect(received).toEqual([]);
    expect(stream.isCancelled()).toBe(true);
  });

  it('reports the status of another answer, a network error, and a displacement', async () => {
    await asks();
    await calls.last.answer({}, 503);
    parent.stop();
    await asks();
    await calls.last.fail();
    parent.stop();
    await asks();
    await calls.last.answer(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    parent.stop();
    await asks();
    const stream = openAnswer();
    await calls.last.answer(stream.answer);
    await stream.says('{"event":"ended","data":{"reason":"displaced"}}\n');
    expect(received).toEqual([
      { type: 'stream.refused', status: 503 },
      { type: 'stream.failed', error: 'Failed to fetch' },
      { type: 'stream.failed', error: 'The answer is no stream but text/html' },
      { type: 'stream.displaced' },
    ]);
  });

  it('is not sent when answers cannot be streamed, which is reported as an error [NETWORK-11]', async () => {
    vi.stubGlobal('ReadableStream', undefined);
    await asks();
    expect(received).toEqual([{ type: 'stream.unsupported', error: 'This browser reads no streams' }]);
    expect(calls.all).toHaveLength(0);
  });
});
