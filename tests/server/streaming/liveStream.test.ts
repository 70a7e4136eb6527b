import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#server/streaming/liveFeed.ts';
import { LiveStream } from '#server/streaming/liveStream.ts';
import { representations } from '#server/streaming/representations.ts';
import { streamLimits } from '#server/streaming/streamLimits.ts';

const [lines] = representations;

function openStream({ position = 10, waiting = 1000 } = {}) {
  const limits = { ...streamLimits, waiting };
  return new LiveStream({ account: 'ana', session: 's', position, representation: lines, limits });
}

const reported = (position: number, more: Partial<LiveEvent> = {}): LiveEvent => ({
  account: 'ana',
  event: 'received',
  data: {},
  position,
  ...more,
});

const beginning: LiveEvent = { account: 'ana', event: 'merge', data: {}, position: 10 };

/** Reads everything from a stream; returns the events. */
function accepted(stream: LiveStream): readonly { event?: string; position?: number; data?: unknown }[] {
  const texts: string[] = [];
  for (let chunk = stream.read(); chunk !== null; chunk = stream.read()) texts.push(String(chunk));
  return texts
    .join('')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

describe('a stream', () => {
  it('delivers events from its start-up after its first ones, and nothing twice', () => {
    const stream = openStream();
    stream.deliver(reported(9));
    stream.deliver(reported(11));
    stream.begin([beginning, reported(8)]);
    stream.deliver(reported(11));
    stream.deliver(reported(12));
    expect(accepted(stream).map(({ position }) => position)).toEqual([10, 8, 11, 12]);
    stream.destroy();
  });

  it('retains the last of events that replace each other, in the place of the last', () => {
    const stream = openStream();
    stream.begin([beginning]);
    for (let position = 11; position < 1000; position += 2) {
      stream.deliver(reported(position, { event: 'count', data: { position }, replaces: true }));
      if (position === 997) stream.deliver(reported(998));
    }
    const all = accepted(stream);
    expect(all.at(-1)).toEqual({ event: 'count', position: 999, data: { position: 999 } });
    expect(all.at(-2)).toMatchObject({ event: 'received', position: 998 });
    // A few earlier events may remain: one was already on its way to the reader before others had to wait.
    expect(all.length).toBeLessThan(6);
    stream.destroy();
  });

  it('ends beyond its limit for a reader that does not read, and buffers no more than that', () => {
    const stream = openStream({ waiting: 1000 });
    stream.begin([beginning]);
    for (let position = 11; position < 400; position += 1) {
      stream.deliver(reported(position, { data: { text: 'x'.repeat(50) } }));
      expect(stream.waiting).toBeLessThanOrEqual(1000);
    }
    expect(stream.endedBy).toBe('slow');
    const all = accepted(stream);
    expect(all.at(-1)).toEqual({ event: 'ended', data: { reason: 'slow' } });
    const positions = all.flatMap(({ position }) => position ?? []);
    // The positions of the delivered events have no gap, so the reader can reconnect from the last of them.
    expect(positions).toEqual(positions.map((_, index) => 10 + index));
  });

  it('limits the wait for a reader that reads nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const stream = openStream();
      stream.begin([beginning]);
      stream.end('shutdown');
      expect(stream.destroyed).toBe(false);
      const closed = once(stream, 'close');
      vi.advanceTimersByTime(streamLimits.ending);
      await closed;
      expect(stream.destroyed).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is closed for a reader that has missed three heartbeats', () => {
    const stream = openStream();
    stream.begin([beginning]);
    accepted(stream);
    for (let beat = 0; beat < 5; beat += 1) {
      stream.heartbeat();
      expect(accepted(stream)).toEqual([{}]);
    }
    // Only the first heartbeat is sent: the reader does not read, so the others wait.
    for (let beat = 0; beat < 4; beat += 1) {
      expect(stream.destroyed, `at beat ${beat}`).toBe(false);
      stream.heartbeat();
    }
    expect(stream.destroyed).toBe(true);
  });
});
