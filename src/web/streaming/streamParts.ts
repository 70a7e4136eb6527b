import * as z from 'zod/mini';

import { type StreamLine, streamLine } from '#machines/streaming/streamLine.ts';

import { textLines } from './textLines.ts';

/** What a stream tells, or that it lives. */
export type StreamPart = StreamLine | 'sound';

/**
 * What an answer streams, as it comes: lines of JSON (NETWORK-4), or an event stream. Something that this build does not know
 * counts as a sound. Throws where the answer is no stream, where it says what is no JSON, and what reading throws.
 */
export function streamParts(answer: Response): AsyncGenerator<StreamPart> {
  const type = answer.headers.get('content-type') ?? '';
  const read = type.startsWith('application/x-ndjson') ? fromLines : type.startsWith('text/event-stream') && fromEvents;
  if (!read) throw new TypeError(`The answer is no stream but ${type || 'of no type'}`);
  return read(textLines(answer.body!));
}

async function* fromLines(lines: AsyncIterable<string>): AsyncGenerator<StreamPart> {
  // An empty one is a line all the same.
  for await (const line of lines) yield line === '' ? 'sound' : partOf(JSON.parse(line));
}

/** As a browser's EventSource would (html.spec.whatwg.org, 9.2.6), but that the wait before another attempt is the chart's. */
async function* fromEvents(lines: AsyncIterable<string>): AsyncGenerator<StreamPart> {
  let [event, id, data] = ['', '', [] as string[]];
  for await (const line of lines) {
    if (line === '') {
      if (data.length > 0) {
        const position = /^\d+$/.test(id) ? Number(id) : undefined;
        yield partOf({ event, ...(position !== undefined && { position }), data: JSON.parse(data.join('\n')) });
      }
      [event, id, data] = ['', '', []];
      continue;
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!;
    if (field === '') yield 'sound';
    else if (field === 'event') event = value;
    else if (field === 'id') id = value;
    else if (field === 'data') data.push(value);
  }
}

function partOf(told: unknown): StreamPart {
  const read = z.safeParse(streamLine, told);
  return read.success && read.data.event !== '' ? read.data : 'sound';
}
