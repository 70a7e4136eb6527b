import type { SnapshotFrom } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { streamCases } from '#machines/streaming/streamCases.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { declareDriver, type Gesture } from '../walking/flowDriver.ts';

type Stream = typeof streamCases.machine;
type Now = SnapshotFrom<Stream>;
type Events = FlowCases<Stream>['events'];

const isLeading = (now: Now) => now.matches({ somebody: { sharing: 'leading' } });
const isConnecting = (now: Now) => now.matches({ somebody: { sharing: { leading: { requesting: 'connecting' } } } });
const isRefused = (now: Now) => now.matches({ somebody: { sharing: { leading: 'refused' } } });
const sessionEnds = 'account.reported (nobody)';

/** Limits the cases of an event to the states in which a document can receive it. */
function where(isPossible: (now: Now, name: string) => boolean, cases: Events[string] = { '': {} }): Events[string] {
  return Object.fromEntries(
    Object.entries(cases).map(([name, data]) => [
      name,
      (now: Now) => (isPossible(now, name) ? (typeof data === 'function' ? data(now as never) : data) : undefined),
    ]),
  );
}

const { events } = streamCases;

/**
 * The events of servers and other tabs that a document can receive. A server answers a request once, and only a held
 * lock can be lost.
 */
const met: Events = {
  ...events,
  'turn.lost': where(isLeading),
  'stream.refused': where(isConnecting, events['stream.refused']),
  'stream.unsupported': where(() => false, events['stream.unsupported']),
};

/** When the stream is refused, the session has ended, and nothing happens before that is known. */
const cases: FlowCases<Stream> = {
  ...streamCases,
  events: Object.fromEntries(
    [...flowWalk(streamCases).known].map((type) => [
      type,
      where((now, name) => !isRefused(now) || `${type} (${name})` === sessionEnds, met[type]),
    ]),
  ),
};

/** Whether a step is the end of the session that a refused stream causes by itself. */
export function comesWithRefusal({ label }: { readonly label: string }, before: Now): boolean {
  return isRefused(before) && label === sessionEnds;
}

const happens: Gesture = (_surface, event, stage) => stage.happens!(event);

/** The driver for walks on the stream of a document, which shares it with other tabs. */
export const streamDriver = declareDriver(cases, {
  sights: {},
  does: Object.fromEntries(Object.keys(cases.events).map((type) => [type, happens])),
  byItself: comesWithRefusal,
  // The text of the error of a lost connection is the browser's own.
  ownData: ['stream.failed'],
  untaken: {
    'somebody.sharing: stream.unsupported → somebody.unsupported':
      'An unsupported browser is detected before the request, and so before it can be checked.',
  },
  async opensView() {
    const { openStream } = await import('./streamView.tsx');
    return openStream();
  },
});
