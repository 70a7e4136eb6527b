import type { LiveEvent } from './liveFeed.ts';

type SentEvent = Pick<LiveEvent, 'event' | 'data' | 'position'>;

/** A wire format of streams. */
export interface Representation {
  readonly mediaType: string;
  readonly event: (event: SentEvent) => string;
  /** A line that shows that the stream is alive, and that readers ignore. */
  readonly heartbeat: string;
}

/** The wire format NDJSON: one JSON object per line; an empty object is a heartbeat. */
const lines: Representation = {
  mediaType: 'application/x-ndjson',
  event: ({ event, position, data }) => `${JSON.stringify({ event, position, data })}\n`,
  heartbeat: '{}\n',
};

/** The format of a browser's EventSource (html.spec.whatwg.org, 9.2); a comment is a heartbeat. */
const events: Representation = {
  mediaType: 'text/event-stream',
  event: ({ event, position, data }) =>
    `event: ${event}\n${position === undefined ? '' : `id: ${position}\n`}data: ${JSON.stringify(data)}\n\n`,
  heartbeat: ':\n\n',
};

/** All wire formats of event streams; the first is the default. */
export const representations = [lines, events] as const;

/** The representation that an `accept` header prefers; undefined if it accepts none of them. */
export function representationFor(accept = '*/*'): Representation | undefined {
  const ranges = accept
    .split(',')
    .map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { type, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { type } of ranges) {
    const found = representations.find(({ mediaType }) => takes(type, mediaType));
    if (found) return found;
  }
  return undefined;
}

function takes(range: string, mediaType: string): boolean {
  return range === '*/*' || range === mediaType || range === mediaType.replace(/\/.*/, '/*');
}
