import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { representations } from '#server/streaming/representations.ts';
import { type StreamPart, streamParts } from '#web/streaming/streamParts.ts';
import { LineTooLong, longestLine, textLines } from '#web/streaming/textLines.ts';

const [lines, events] = representations;

/** A body whose bytes are split anywhere, also within a character. */
function bodyOf(text: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1))), bytes.length].toSorted(
    (one, two) => one - two,
  );
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (const end of ends) {
        controller.enqueue(bytes.slice(from, end));
        from = end;
      }
      controller.close();
    },
  });
}

async function partsOf(text: string, type: string, cuts?: readonly number[]): Promise<readonly StreamPart[]> {
  const answer = new Response(bodyOf(text, cuts), { headers: { 'content-type': type } });
  const parts: StreamPart[] = [];
  for await (const part of streamParts(answer)) parts.push(part);
  return parts;
}

const reported = fc.record(
  {
    event: fc.constantFrom('merge', 'favourites', 'typing'),
    position: fc.nat(),
    data: fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 1 })) as fc.Arbitrary<object>,
  },
  { requiredKeys: ['event', 'data'] },
);
const cuts = fc.array(fc.nat(), { maxLength: 30 });

describe('a stream of the server', () => {
  it.each([lines, events])(
    'is read unchanged as $mediaType, however it is split in transit [NETWORK-4]',
    async (as) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.oneof({ arbitrary: reported, weight: 3 }, { arbitrary: fc.constant('sound' as const), weight: 1 }),
          ),
          cuts,
          async (all, where) => {
            const text = all.map((each) => (each === 'sound' ? as.heartbeat : as.event(each as never))).join('');
            const received = await partsOf(text, as.mediaType, where);
            // The expected events are converted through JSON, which omits the position of events without one.
            expect(received).toEqual(all.map((each) => (each === 'sound' ? each : JSON.parse(JSON.stringify(each)))));
          },
        ),
        { numRuns: 200 },
      );
    },
  );

  it('is read alike with any line endings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(reported), fc.constantFrom('\n', '\r\n', '\r'), cuts, async (all, end, where) => {
        const text = all.map((each) => events.event(each as never)).join('');
        const received = await partsOf(text.replaceAll('\n', end), events.mediaType, where);
        expect(received).toEqual(JSON.parse(JSON.stringify(all)));
      }),
      { numRuns: 200 },
    );
  });

  it('is read up to the last complete line when it was cut off', async () => {
    expect(await partsOf('{"event":"a","data":{}}\n{"event":"b","da', lines.mediaType)).toEqual([
      { event: 'a', data: {} },
    ]);
    expect(await partsOf('event: a\ndata: {}\n\nevent: b\ndata: {}\n', events.mediaType)).toEqual([
      { event: 'a', data: {} },
    ]);
  });
});

describe('an event stream', () => {
  it.each([
    ['several lines of data', 'event: a\ndata: {"text":\ndata:"b"}\n\n', [{ event: 'a', data: { text: 'b' } }]],
    ['no space behind the colon', 'event:a\ndata:{}\nid:7\n\n', [{ event: 'a', data: {}, position: 7 }]],
    ['a field without a value', 'event: a\ndata: {}\nid\n\n', [{ event: 'a', data: {} }]],
    ['an id that is no position', 'event: a\ndata: {}\nid: x7\n\n', [{ event: 'a', data: {} }]],
    [
      'a comment and fields of other kinds',
      ': hello\nretry: 10\nother: 1\nevent: a\ndata: {}\n\n',
      ['sound', { event: 'a', data: {} }],
    ],
    ['an event without data', 'event: a\n\nevent: b\ndata: {}\n\n', [{ event: 'b', data: {} }]],
    ['an event without a name', 'data: {}\n\n', ['sound']],
    ['a byte order mark', '\uFEFFevent: a\ndata: {}\n\n', [{ event: 'a', data: {} }]],
  ])('may have %s', async (_, text, expected) => {
    expect(await partsOf(text, 'text/event-stream;charset=utf-8')).toEqual(expected);
  });
});

describe('a stream of lines', () => {
  it('counts an unknown line as a heartbeat', async () => {
    expect(await partsOf('{}\n\n[1]\n{"event":1}\n{"event":"a"}\n', lines.mediaType)).toEqual(Array(5).fill('sound'));
  });

  it('fails at a line that is not JSON', async () => {
    await expect(partsOf('{"event":\n', lines.mediaType)).rejects.toThrow(SyntaxError);
  });

  it('fails at a line that is too long, before it fills the memory', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new TextEncoder().encode('x'.repeat(1024)));
      },
    });
    const reading = async () => {
      for await (const line of textLines(body)) throw new Error(`a line of ${line.length}`);
    };
    await expect(reading()).rejects.toThrow(LineTooLong);
    expect(sent * 1024).toBeLessThan(longestLine + 4096);
  });

  it('is cancelled when its reader stops', async () => {
    const cancelled = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('a\n')),
      cancel: () => cancelled.resolve(),
    });
    for await (const line of textLines(body)) {
      expect(line).toBe('a');
      break;
    }
    await cancelled.promise;
  });
});

it('refuses an answer that is no stream', async () => {
  await expect(partsOf('<html>', 'text/html')).rejects.toThrow('The answer is no stream but text/html');
});
