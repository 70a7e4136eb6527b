import { type Actor, createActor, fromCallback, waitFor } from 'xstate';
import type { StreamLine } from '#machines/streaming/streamLine.ts';
import type { TabsCommand } from '#machines/streaming/streamSetup.ts';
import { streamMachine } from '#machines/streaming/streamMachine.ts';
import type { makeClient } from '#web/api/makeClient.ts';
import { requestingBy } from '#web/streaming/requesting.ts';

/** A wait that the chart has requested before its next request for a stream. */
export interface RequestedWait {
  readonly after: 'refusal' | 'error';
  /** The number of the attempt before the wait, from 1 on. */
  readonly attempt: number;
  readonly milliseconds: number;
}

/** The stream of a document at a server, with what the test observes of it. */
export interface BrowserStream {
  /** The lines of the stream that listeners in the document received. */
  readonly reported: readonly StreamLine[];
  /** How often listeners were notified that their earlier data may be outdated. */
  readonly beginnings: number;
  /** The requests for a stream: the position that each resumes after, and the last position received by then. */
  readonly requested: readonly { readonly behind: number | null; readonly received: number | null }[];
  readonly waits: readonly RequestedWait[];
  readonly isOpen: boolean;
  /** Resolves once the condition holds; it is checked after each event of the chart. */
  until(isSo: () => boolean): Promise<void>;
  stop(): void;
}

/**
 * Opens the stream of an account as a browser with a single tab does: with the chart, and the web's request. No timer
 * runs: a wait ends once `passing` resolves, and no timeout for silence ever fires.
 */
export function openBrowserStream(
  client: Pick<ReturnType<typeof makeClient>, 'stream'>,
  account: string,
  passing: (wait: RequestedWait) => Promise<unknown>,
): BrowserStream {
  const reported: StreamLine[] = [];
  const requested: { readonly behind: number | null; readonly received: number | null }[] = [];
  const waits: RequestedWait[] = [];
  const timers = new Map<number, { readonly milliseconds: number; readonly ring: () => void }>();
  let timersSet = 0;
  let beginnings = 0;

  const clock = {
    setTimeout(ring: () => void, milliseconds: number) {
      timersSet += 1;
      timers.set(timersSet, { milliseconds, ring });
      return timersSet;
    },
    clearTimeout: (timer: number) => void timers.delete(timer),
  };
  const noting: typeof client = {
    stream(path, { query, signal }) {
      const { position: behind = null } = query as { readonly position?: number };
      requested.push({
        behind,
        received: reported.findLast(({ position }) => position !== undefined)?.position ?? null,
      });
      return client.stream(path, { query, signal });
    },
  };
  const logic = streamMachine.provide({
    actors: {
      tabs: fromCallback<TabsCommand, { readonly account: string }>(({ sendBack }) =>
        sendBack({ type: 'turn.acquired' }),
      ),
      requesting: requestingBy(async () => noting),
    },
  });
  const stream: Actor<typeof logic> = createActor(logic, { clock });
  const isLeading = (state: 'waitingAfterRefusal' | 'waitingAfterError' | { requesting: 'open' }) =>
    stream.getSnapshot().matches({ somebody: { sharing: { leading: state } } });
  stream.on('received', ({ line }) => reported.push(line));
  stream.on('began', () => (beginnings += 1));
  stream.subscribe(({ context: { attempt } }) => {
    const isRefused = isLeading('waitingAfterRefusal');
    if (!isRefused && !isLeading('waitingAfterError')) return;
    // While the chart waits, only one timer runs: the one for the next request.
    const [[timer, { milliseconds, ring }]] = [...timers] as [[number, { milliseconds: number; ring: () => void }]];
    const wait: RequestedWait = { after: isRefused ? 'refusal' : 'error', attempt, milliseconds };
    waits.push(wait);
    void passing(wait).then(() => timers.delete(timer) && ring());
  });
  stream.start();
  stream.send({ type: 'account.reported', publicAccountId: account });
  return {
    reported,
    requested,
    waits,
    get beginnings() {
      return beginnings;
    },
    get isOpen() {
      return isLeading({ requesting: 'open' });
    },
    async until(isSo) {
      await waitFor(stream, isSo, { timeout: Infinity });
    },
    stop: () => void stream.stop(),
  };
}
