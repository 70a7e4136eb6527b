import type { SnapshotFrom } from 'xstate';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { streamCases } from '#machines/streaming/streamCases.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { declareDriver, type Gesture } from './flowDriver.ts';

type Stream = typeof streamCases.machine;
type Now = SnapshotFrom<Stream>;
type Events = FlowCases<Stream>['events'];

const isLeading = (now: Now) => now.matches({ somebody: { sharing: 'leading' } });
const isAsking = (now: Now) => now.matches({ somebody: { sharing: { leading: 'requesting' } } });
const isConnecting = (now: Now) => now.matches({ somebody: { sharing: { leading: { requesting: 'connecting' } } } });

/** The cases of an event where a document can be told of it. */
function where(isPossible: (now: Now) => boolean, cases: Events[string] = { '': {} }): Events[string] {
  return Object.fromEntries(
    Object.entries(cases).map(([name, data]) => [
      name,
      (now: Now) => (isPossible(now) ? (typeof data === 'function' ? data(now as never) : data) : undefined),
    ]),
  );
}

const { events } = streamCases;

/** What servers and other tabs do as a document meets it: a server answers a request once, and nothing is lost that one does not have. */
const cases: FlowCases<Stream> = {
  ...streamCases,
  events: {
    ...events,
    'turn.lost': where(isLeading),
    'stream.refused': where(isConnecting, events['stream.refused']),
    'stream.displaced': where(isAsking),
    'stream.unsupported': where(() => false, events['stream.unsupported']),
  },
};

const happens: Gesture = (_surface, event, stage) => stage.happens!(event);

/** The stream of a document, beside other tabs. */
export const streamDriver = declareDriver(cases, {
  sights: {},
  does: Object.fromEntries([...flowWalk(cases).known].map((type) => [type, happens])),
  // What a browser says of a line that is gone are its own words.
  ownData: ['stream.failed'],
  untaken: {
    'somebody.sharing: stream.unsupported → somebody.unsupported':
      'What a browser cannot read is known before it asks, and so before one could look.',
  },
  async opensView() {
    const { openStream } = await import('./streamView.tsx');
    return openStream();
  },
});
