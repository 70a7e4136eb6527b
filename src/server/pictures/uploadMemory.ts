import { TooManyWaiting } from './semaphore.ts';

/** An upload in memory. */
export interface Upload {
  /**
   * Counts bytes as they arrive. Throws `TooManyWaiting` if the memory is used up and no client holds more than this
   * one.
   */
  hold(bytes: number): void;
  /** Aborts when the upload gives way to that of another client, which happens only while it arrives. */
  readonly signal: AbortSignal;
  /** Marks the upload as complete: it no longer gives way. */
  arrived(): void;
}

interface Held {
  readonly client: string;
  readonly giveWay: AbortController;
  bytes: number;
  isArriving: boolean;
}

/**
 * Limits the memory of uploads: `mostBytes` in all, and `mostOfOne` uploads of one client at once. An upload takes
 * memory only for bytes that have arrived, so slow clients hold almost nothing. When the memory is used up, the largest
 * arriving upload of the client with most bytes gives way. Rejects with `TooManyWaiting` for that upload, and for an
 * upload beyond the limit.
 */
export function uploadMemory(
  mostBytes: number,
  mostOfOne: number,
): <Result>(client: string, work: (upload: Upload) => Promise<Result>) => Promise<Result> {
  const uploads = new Set<Held>();
  let all = 0;

  const of = (client: string) => [...uploads].filter((each) => each.client === client);
  const bytesOf = (client: string) => of(client).reduce((sum, { bytes }) => sum + bytes, 0);

  function release(held: Held): void {
    if (uploads.delete(held)) all -= held.bytes;
  }

  /** Aborts arriving uploads of clients that hold more than `client`, until the bytes have room. */
  function makeRoom(client: string): void {
    while (all > mostBytes) {
      const own = bytesOf(client);
      const [largest] = [...uploads]
        .filter((each) => each.isArriving && each.client !== client)
        .map((held) => ({ held, ofClient: bytesOf(held.client) }))
        .filter(({ ofClient }) => ofClient > own)
        .toSorted((one, other) => other.ofClient - one.ofClient || other.held.bytes - one.held.bytes);
      if (!largest) throw new TooManyWaiting(`${all} bytes are held already, ${own} of this client`);
      release(largest.held);
      largest.held.giveWay.abort();
    }
  }

  return async (client, work) => {
    const own = of(client).length;
    if (own >= mostOfOne) throw new TooManyWaiting(`${own} uploads of this client are held already`);
    const held: Held = { client, giveWay: new AbortController(), bytes: 0, isArriving: true };
    const { signal } = held.giveWay;
    uploads.add(held);
    try {
      return await work({
        signal,
        hold(bytes) {
          if (signal.aborted) throw new TooManyWaiting('The upload has given way');
          held.bytes += bytes;
          all += bytes;
          makeRoom(client);
        },
        arrived() {
          held.isArriving = false;
        },
      });
    } finally {
      release(held);
    }
  };
}
