import * as z from 'zod/mini';

import { type StreamLine, streamLine } from '#machines/streaming/streamLine.ts';

import { textLines } from './textLines.ts';

/** An event of a stream, or a heartbeat (`sound`). */
export type StreamPart = StreamLine | 'sound';

/**
 * The parts of a streamed answer: lines of JSON (NETWORK-4), or an event stream. Events unknown to this build count as
 * heartbeats. Throws if the answer is not a stream or contains invalid JSON, and on read errors.
 */
export function streamParts(answer: Response): AsyncGenerator<StreamPart> {
  const type = answer.headers.get('content-type') ?? '';
  const read = type.startsWith('application/x-ndjson') ? fromLines : type.startsWith('text/event-stream') && fromEvents;
  if (!read) throw new TypeError(`The answer is no stream but ${type || 'of no type'}`);
  return read(textLines(answer.body!));
}

async function* fromLines(lines: AsyncIterable<string>): AsyncGenerator<StreamPart> {
  // An empty line is a heartbeat.
  for await (const line of lines) yield line === '' ? 'sound' : partOf(JSON.parse(line));
}

/**
 * Parses like a browser's EventSource (html.spec.whatwg.org, 9.2.6), except that the chart decides on the delay before
 * a retry.
 */
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

function partOf(reported: unknown): StreamPart {
  const read = z.safeParse(streamLine, reported);
  return read.success && read.data.event !== '' ? read.data : 'sound';
}
