import { fromCallback } from 'xstate';
import * as z from 'zod/mini';

import type { StreamEvent } from '#machines/streaming/streamEvents.ts';

import type { makeClient } from '../api/makeClient.ts';
import { streamParts } from './streamParts.ts';

/** The browser's `fetch` provides no readable bodies (NETWORK-11). */
export class StreamsUnsupported extends Error {
  override readonly name = 'StreamsUnsupported';

  constructor() {
    super('This browser reads no streams');
  }
}

/** The part of the API client that opens a stream. */
type Streams = Pick<ReturnType<typeof makeClient>, 'stream'>;

/**
 * Opens a stream with a lazily loaded client, and reports its events. Stopping the actor aborts it (NETWORK-6), even
 * while the client loads.
 */
export function requestingBy(loadClient: () => Promise<Streams>) {
  return fromCallback<StreamEvent, { readonly position: number | null }>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    request(loadClient, input.position, signal, sendBack).catch((error: unknown) => {
      // After an abort no one listens to the stream's events, so the error is dropped.
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      sendBack({ type: error instanceof StreamsUnsupported ? 'stream.unsupported' : 'stream.failed', error: message });
    });
    return () => leaving.abort();
  });
}

async function request(
  loadClient: () => Promise<Streams>,
  position: number | null,
  signal: AbortSignal,
  tell: (event: StreamEvent) => void,
): Promise<void> {
  requireStreams();
  const client = await loadClient();
  signal.throwIfAborted();
  const query = position === null ? {} : { position };
  const answer = await client.stream('messaging/stream/status', { query, signal });
  if (!answer.ok) {
    void answer.body?.cancel().catch(() => undefined);
    tell({ type: 'stream.refused', status: answer.status });
    return;
  }
  for await (const part of streamParts(answer)) {
    if (signal.aborted) return;
    if (part === 'sound') tell({ type: 'sound.received' });
    else if (part.event !== 'ended') tell({ type: 'line.received', line: part });
    else if (z.safeParse(displaced, part.data).success) {
      tell({ type: 'stream.displaced' });
      return;
    }
  }
  throw new Error('The stream has ended');
}

/** The server's reason for ending a stream; for other reasons the chart's delays suffice. */
const displaced = z.object({ reason: z.literal('displaced') });

/**
 * Checks that the browser can read response bodies as streams.
 * @throws StreamsUnsupported if it cannot.
 */
function requireStreams(): void {
  const isKnown =
    typeof ReadableStream !== 'undefined' && typeof Response !== 'undefined' && 'body' in Response.prototype;
  if (!isKnown) throw new StreamsUnsupported();
}
