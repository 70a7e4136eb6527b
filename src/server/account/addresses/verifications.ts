import { availableParallelism } from 'node:os';

/** Who waits for the verification of a password. */
export interface Waiting {
  /** Whoever asks, as a keyed hash of the client's address. */
  readonly client: string;
  /** Asked as its turn comes: whether a verification of that client has failed lately. */
  readonly hasFailed: () => Promise<boolean>;
}

/** Lets some verify at a time, whoever comes from an address without failures before all others. */
export interface Verifications {
  /** Does the work when its turn comes. Throws VerificationsFull where too many wait already. */
  inTurn<T>(waiting: Waiting, work: (lane: Lane) => Promise<T>): Promise<T>;
}

/** `first` is for clients without failures. */
export type Lane = 'first' | 'second';

/** More wait than will have their turn while somebody waits for the answer. */
export class VerificationsFull extends Error {
  override readonly name = 'VerificationsFull';
}

interface Place {
  readonly waiting: Waiting;
  readonly begin: (lane: Lane) => Promise<void>;
  readonly giveUp: (error: Error) => void;
}

/** Waiting longer than a request may take would be for nothing: at 30 ms each, 2 processors do 2,000 in 30 s. */
const mostWaiting: Readonly<Record<Lane, number>> = { first: 2000, second: 200 };
/** One client may not fill the queue: no household and no office logs in more often at one moment. */
const mostOfClient = 10;

/**
 * Makes the queue. Hashing takes 30 ms of a processor and 19 MiB, so `atOnce` of them run. Clients have turns one after
 * the other, and whether one has failed is asked as its turn comes: a burst of guesses has one turn in the first lane,
 * and its others wait in the second, which goes on while the first is empty.
 */
export function openVerifications({ atOnce = Math.min(3, availableParallelism()) } = {}): Verifications {
  const lanes: Record<Lane, Map<string, Place[]>> = { first: new Map(), second: new Map() };
  const sizes: Record<Lane, number> = { first: 0, second: 0 };
  /** Clients whose verification in the first lane is under way: how it ends decides where their next belongs. */
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

  /** The next of a lane: of the client that has waited for its turn the longest. */
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
