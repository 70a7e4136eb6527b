import { availableParallelism } from 'node:os';

/** A request in the queue for a password verification. */
export interface Waiting {
  /** The keyed hash of the client's IP address. */
  readonly client: string;
  /** Called when the request's turn comes: whether a verification of that client has failed recently. */
  readonly hasFailed: () => Promise<boolean>;
}

/** Limits concurrent verifications. Clients without recent failures have priority. */
export interface Verifications {
  /** Runs the work when its turn comes. Throws VerificationsFull if the queue is full. */
  inTurn<T>(waiting: Waiting, work: (lane: Lane) => Promise<T>): Promise<T>;
}

/** The lane of a verification: `first` is for clients without recent failures. */
export type Lane = 'first' | 'second';

/** The error if the queue is so long that the request would time out first. */
export class VerificationsFull extends Error {
  override readonly name = 'VerificationsFull';
}

interface Place {
  readonly waiting: Waiting;
  readonly begin: (lane: Lane) => Promise<void>;
  readonly giveUp: (error: Error) => void;
}

/** Queue lengths. A longer wait would exceed the time of a request: at 30 ms each, 2 processors do 2,000 in 30 s. */
const mostWaiting: Readonly<Record<Lane, number>> = { first: 2000, second: 200 };
/** A client may not fill the queue. No household or office logs in more often at the same moment. */
const mostOfClient = 10;

/**
 * Creates the queue. A hash takes 30 ms of a processor and 19 MiB, so only `atOnce` of them run concurrently. Clients
 * take turns (round robin), and `hasFailed` is called when a client's turn comes. A burst of guesses gets one turn in
 * the first lane. The rest waits in the second lane, which runs while the first is empty.
 */
export function openVerifications({ atOnce = Math.min(3, availableParallelism()) } = {}): Verifications {
  const lanes: Record<Lane, Map<string, Place[]>> = { first: new Map(), second: new Map() };
  const sizes: Record<Lane, number> = { first: 0, second: 0 };
  /** Clients whose verification in the first lane is in progress. Its result decides the lane of their next one. */
  const underWay = new Set<string>();
  let running = 0;

  function enter(lane: Lane, place: Place): void {
    const { client } = place.waiting;
    const ofClient = lanes[lane].get(client) ?? [];
    if (sizes[lane] >= mostWaiting[lane] || ofClient.length >= mostOfClient) {
      place.giveUp(new VerificationsFull('Too many wait for a verification'));
      return;
    }
    ofClient.push(place);
    sizes[lane] += 1;
    lanes[lane].set(client, ofClient);
  }

  /** Removes the next request of a lane: that of the client that has waited longest for its turn. */
  function leave(lane: Lane): Place | undefined {
    for (const [client, places] of lanes[lane]) {
      if (lane === 'first' && underWay.has(client)) continue;
      const place = places.shift()!;
      sizes[lane] -= 1;
      lanes[lane].delete(client);
      if (places.length > 0) lanes[lane].set(client, places);
      return place;
    }
    return undefined;
  }

  function work(): void {
    while (running < atOnce) {
      const first = leave('first');
      const place = first ?? leave('second');
      if (!place) return;
      running += 1;
      void turnOf(place, first ? 'first' : 'second').finally(() => {
        running -= 1;
        work();
      });
    }
  }

  async function turnOf(place: Place, lane: Lane): Promise<void> {
    const { client, hasFailed } = place.waiting;
    if (lane === 'second') return place.begin(lane);
    underWay.add(client);
    try {
      if (await hasFailed()) enter('second', place);
      else await place.begin(lane);
    } catch (error) {
      place.giveUp(error as Error);
    } finally {
      underWay.delete(client);
    }
  }

  return {
    inTurn: (waiting, task) =>
      new Promise((resolve, reject) => {
        enter('first', {
          waiting,
          begin: (lane) => task(lane).then(resolve, reject),
          giveUp: reject,
        });
        work();
      }),
  };
}
