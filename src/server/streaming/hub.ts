import * as z from 'zod/mini';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import type { JsonObject } from '#machines/journal/facts.ts';
import { featureOf, idOf } from '#machines/journal/lifecycle.ts';
import type { Store, StoredFact } from '../store/store.ts';
import { follow, type Subscriber } from '../store/following/subscription.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { LiveEvent, LiveFeed } from './liveFeed.ts';
import { LiveStream, type EndReason } from './liveStream.ts';
import type { Representation } from './representations.ts';
import { streamLimits, type StreamLimits } from './streamLimits.ts';

/** A request to open a stream: the account, its session, and the position from which to start. */
export interface StreamRequest {
  readonly account: string;
  readonly session: string;
  /** The last journal position that the reader has received; absent for a new reader. */
  readonly after?: number | undefined;
  readonly representation: Representation;
}

/** The sessions of the accounts that open streams. */
export interface StreamSessions {
  /** The given session ids that have not ended. */
  livingOf(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Called with an account when one of its sessions may have ended. Returns the function that unsubscribes. */
  onEnded(listener: (account: string) => void): () => void;
}

/** The open event streams of a process. */
export interface Hub {
  /** Opens a stream; `full` at the limit of the process, `closing` if it is about to stop. */
  open(requestedPosition: StreamRequest): Promise<LiveStream | 'full' | 'closing'>;
  /** Sends accounts an ephemeral event, on whichever process their streams are open. RangeError above 7,000 bytes. */
  tell(accounts: readonly string[], event: { readonly event: string; readonly data: JsonObject }): Promise<void>;
  readonly figures: StreamFigures;
  /** Ends every stream, and accepts no more. Idempotent. */
  close(): Promise<void>;
}

/** The number of open streams, and of ended ones by reason: `left` if the reader has disconnected. */
export interface StreamFigures {
  readonly open: number;
  readonly ended: ReadonlyMap<EndReason | 'left', number>;
}

const topic = 'live';

const signalSchema = z.object({
  accounts: z.array(z.string()),
  event: z.string(),
  data: z.record(z.string(), z.json()),
});

/**
 * Opens the hub. It follows the journal after each commit, and sends open streams the events that feeds make of the
 * facts. Each process has its own. A stream begins after the facts that the other streams receive; earlier facts that
 * it missed are read for it.
 */
export async function openHub(parts: {
  readonly store: Store;
  readonly sessions: StreamSessions;
  readonly feeds: readonly LiveFeed[];
  readonly limits?: StreamLimits;
  readonly skips?: Subscriber['skips'];
  readonly onFailure: (error: unknown) => void;
}): Promise<Hub> {
  const { store, sessions, feeds, limits = streamLimits, skips, onFailure } = parts;
  const streamsOf = new Map<string, Set<LiveStream>>();
  const ended = new Map<EndReason | 'left', number>();
  let open = 0;
  let isClosing = false;

  /** The position of the last fact that open streams have received or are about to receive. */
  let scannedUpTo = await store.head();

  function add(stream: LiveStream): void {
    const { account } = stream;
    const streams = streamsOf.get(account) ?? new Set();
    streamsOf.set(account, streams.add(stream));
    open += 1;
    if (streams.size > limits.ofAccount) [...streams].find(({ endedBy }) => endedBy === null)?.end('displaced');
    stream.once('close', () => {
      open -= 1;
      streams.delete(stream);
      if (streams.size === 0) streamsOf.delete(account);
      heartbeat.remove(stream);
      const reason = stream.endedBy ?? 'left';
      ended.set(reason, (ended.get(reason) ?? 0) + 1);
    });
    heartbeat.add(stream);
  }

  function deliver(events: readonly LiveEvent[]): void {
    for (const event of events) streamsOf.get(event.account)?.forEach((stream) => stream.deliver(event));
  }

  async function handle(facts: readonly StoredFact[]): Promise<void> {
    scannedUpTo = Math.max(scannedUpTo, facts.at(-1)!.position);
    if (open === 0) return;
    // Only accounts with new facts are checked: every end of a session is a fact of its account (account/sessions.ts).
    const accounts = facts.filter(({ stream }) => featureOf(stream) === accountLifecycle.feature);
    for (const account of new Set(accounts.map(({ stream }) => idOf(stream)))) check(account);
    const made = await Promise.all(feeds.map(async (feed) => feed.eventsOf(facts, streamsOf)));
    deliver(inOrder(made));
  }

  /** Ends the streams whose session has ended. */
  async function endWithoutSession(streams: readonly LiveStream[]): Promise<void> {
    const living = await sessions.livingOf(streams.map(({ session }) => session));
    for (const stream of streams) if (!living.has(stream.session)) stream.end('session');
  }

  function check(account: string): void {
    const streams = streamsOf.get(account);
    if (streams) endWithoutSession([...streams]).catch(onFailure);
  }

  const heartbeat = createHeartbeat<LiveStream>(limits.heartbeat, (streams) => {
    for (const stream of streams) stream.heartbeat();
    // The failure is ignored: while the store is unavailable, nothing can determine which sessions have ended.
    endWithoutSession(streams).catch(() => undefined);
  });
  const stopHearing = [
    sessions.onEnded(check),
    store.onSignal(topic, (text) => {
      const { accounts, event, data } = signalSchema.parse(JSON.parse(text));
      deliver(accounts.map((account) => ({ account, event, data: data as JsonObject })));
    }),
  ];
  const following = follow(store, { name: 'streams', from: scannedUpTo, ...(skips && { skips }), handle, onFailure });

  return {
    async open({ account, session, after: requestedPosition, representation }) {
      if (isClosing) return 'closing';
      if (open >= limits.inAll) return 'full';
      const after =
        requestedPosition === undefined || requestedPosition <= scannedUpTo
          ? requestedPosition
          : Math.min(requestedPosition, await store.head());
      // If another process is ahead of this one, the reader may know a later position than this process does.
      const from = scannedUpTo;
      const begins = after ?? from;
      const position = Math.max(from, begins);
      const stream = new LiveStream({ account, session, position, representation, limits });
      add(stream);
      try {
        const [opening, missed] = await Promise.all([
          Promise.all(feeds.map(async (feed) => (await feed.opening?.(account)) ?? [])),
          Promise.all(feeds.map(async (feed) => (begins < from ? feed.since(account, begins, from) : []))),
        ]);
        const [first, ...others] = opening.flat();
        if (!first) throw new Error('No feed has an opening event');
        stream.begin([{ ...first, position: begins }, ...others, ...inOrder(missed)]);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      // The process may have begun to stop while the stream was being opened.
      if (isClosing) stream.end('shutdown');
      return stream;
    },
    async tell(accounts, event) {
      await store.signal({ topic, text: JSON.stringify({ accounts, ...event }) });
    },
    get figures() {
      return { open, ended };
    },
    async close() {
      if (isClosing) return;
      isClosing = true;
      heartbeat.stop();
      for (const stop of stopHearing) stop();
      await following.stop();
      for (const streams of streamsOf.values()) for (const stream of streams) stream.end('shutdown');
    },
  };
}

/** Merges the events of several feeds by position; an event without a position stays after its predecessor. */
function inOrder(made: readonly (readonly LiveEvent[])[]): readonly LiveEvent[] {
  return made
    .flatMap((events) => {
      let last = 0;
      return events.map((event) => ({ event, at: (last = event.position ?? last) }));
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ event }) => event);
}
