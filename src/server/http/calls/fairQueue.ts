/** The queue is full: further items would wait too long. */
export class QueueFull extends Error {
  override readonly name: string = 'QueueFull';
}

/** A client has used its share of a queue; the others are still served. */
export class ShareUsed extends Error {
  override readonly name = 'ShareUsed';
  readonly statusCode = 429;
}

/**
 * After this many seconds, a client that has used its share of the queue may retry. Some of its items are done by then.
 */
export const pauseOfShare = 5;

/** The limits of waiting items: in total, and of one client. */
export interface QueueLimits {
  readonly most: number;
  readonly mostOfClient: number;
}

/** A fair queue: clients take turns, so that each waits for one turn of every other client at most. */
export interface FairQueue<Item> {
  readonly size: number;
  /**
   * Adds an item. Throws ShareUsed if the client has its share waiting, and QueueFull if the queue is full. If another
   * client has more items waiting than this one will have, that client's newest item is refused instead.
   */
  push(client: string, item: Item): void;
  /** Returns items to the front: their turn had begun. */
  putBack(...items: readonly Item[]): void;
  /** The next item, of the client that has waited longest for its turn. */
  shift(): Item | undefined;
  /** Empties the queue and returns its items. */
  clear(): readonly Item[];
}

/** Opens a queue. `refuse` is called with a waiting item that gives way to another client. */
export function fairQueue<Item>(
  { most, mostOfClient }: QueueLimits,
  refuse: (item: Item, error: ShareUsed) => void,
): FairQueue<Item> {
  const first: Item[] = [];
  const lines = new Map<string, Item[]>();
  let size = 0;

  function makeRoom(client: string, own: number): void {
    const [largest, items] = [...lines].reduce<readonly [string, Item[]]>(
      (one, other) => (other[1].length > one[1].length ? other : one),
      [client, []],
    );
    if (items.length <= own + 1) throw new QueueFull(`${size} wait already; no more than ${most} may`);
    const [newest] = items.splice(-1);
    if (items.length === 0) lines.delete(largest);
    size -= 1;
    refuse(newest!, new ShareUsed('Others have fewer waiting'));
  }

  return {
    get size() {
      return size;
    },
    push(client, item) {
      const own = lines.get(client)?.length ?? 0;
      if (own >= mostOfClient) throw new ShareUsed(`${own} of one client wait already`);
      if (size >= most) makeRoom(client, own);
      lines.set(client, [...(lines.get(client) ?? []), item]);
      size += 1;
    },
    putBack(...items) {
      first.unshift(...items);
      size += items.length;
    },
    shift() {
      const begun = first.shift();
      const line = begun === undefined ? lines.entries().next().value : undefined;
      if (begun === undefined && line === undefined) return undefined;
      size -= 1;
      if (!line) return begun;
      const [client, [item, ...others]] = line;
      lines.delete(client);
      // Moves the client behind all others: clients take turns.
      if (others.length > 0) lines.set(client, others);
      return item;
    },
    clear() {
      const all = [...first.splice(0), ...[...lines.values()].flat()];
      lines.clear();
      size = 0;
      return all;
    },
  };
}
