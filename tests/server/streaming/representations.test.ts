import { describe, expect, it } from 'vitest';
import { representationFor, representations } from '#server/streaming/representations.ts';

const [lines, events] = representations;
const event = { event: 'merge', position: 12, data: { text: 'a\nb', conversationsWithUnreadMessages: 2 } };

describe('a stream is written', () => {
  it('as one JSON object per line when the client accepts lines of JSON', () => {
    expect(lines.event(event)).toBe(`${JSON.stringify(event)}\n`);
    expect(lines.event({ event: 'typing', data: {} })).toBe('{"event":"typing","data":{}}\n');
    expect(JSON.parse(lines.heartbeat)).toEqual({});
  });

  it('as events with name, id and data when the client accepts an event stream', () => {
    expect(events.event(event)).toBe(
      'event: merge\nid: 12\ndata: {"text":"a\\nb","conversationsWithUnreadMessages":2}\n\n',
    );
    expect(events.event({ event: 'typing', data: {} })).toBe('event: typing\ndata: {}\n\n');
    expect(events.heartbeat).toBe(':\n\n');
  });

  it.each([
    [undefined, lines],
    ['*/*', lines],
    ['application/*', lines],
    ['application/x-ndjson', lines],
    ['text/event-stream', events],
    ['text/*', events],
    ['text/event-stream, application/x-ndjson;q=0.9', events],
    ['text/event-stream;q=0.2, application/x-ndjson; q=0.9', lines],
    ['application/json, TEXT/EVENT-STREAM', events],
    ['application/json', undefined],
    ['application/x-ndjson;q=0', undefined],
    ['', undefined],
  ])('as requested by the Accept header %s', (accept, expected) => {
    expect(representationFor(accept)).toBe(expected);
  });
});
