import type { RenderOrder } from './rendering.ts';

/**
 * The wire format of an order for a rendering thread. Listings and footers are the same objects from page to page until
 * they change. They are sent to a thread once, and later referenced by number. The rest is sent as JSON, which is
 * copied twice as fast as an object.
 */
export interface PackedOrder {
  /** The order as JSON, without its lasting objects. */
  readonly packed: string;
  /** Lasting objects that the thread does not know yet, by number. */
  readonly fresh: ReadonlyMap<number, object>;
  /** Whether the thread must first drop all objects that it received earlier. */
  readonly forgets: boolean;
}

interface Packed {
  /** The order with null in place of its lasting objects. */
  readonly order: RenderOrder;
  readonly places: readonly LastingPlace[];
}

/** A place in the request where lasting objects belong, with their numbers. */
interface LastingPlace {
  readonly path: readonly string[];
  readonly numbers: number | readonly number[];
}

/** The maximum number of lasting objects in a thread. Beyond it, the thread drops them all. */
const mostKnown = 4000;

/** How deep in a request listings are searched for. */
const deepest = 3;

const numbers = new WeakMap<object, number>();
let numbered = 0;

/** Packs the orders for one thread. `most` is the maximum number of lasting objects in it. */
export function packing(most = mostKnown): (order: RenderOrder) => PackedOrder {
  const known = new Set<number>();
  return (order) => {
    const forgets = known.size > most;
    if (forgets) known.clear();
    const fresh = new Map<number, object>();
    const places: LastingPlace[] = [];

    function numberOf(object: object): number {
      const number = numbers.get(object) ?? (numbered += 1);
      numbers.set(object, number);
      if (!known.has(number)) fresh.set(number, object);
      known.add(number);
      return number;
    }

    function packed(value: unknown, path: readonly string[]): unknown {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) {
        if (!value.length || !value.every(isListing)) return value;
        places.push({ path, numbers: value.map(numberOf) });
        return null;
      }
      if (isListing(value) || value === order.request.footer) {
        places.push({ path, numbers: numberOf(value) });
        return null;
      }
      if (path.length >= deepest) return value;
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, packed(each, [...path, key])]));
    }

    const request = packed(order.request, []) as RenderOrder['request'];
    const content: Packed = { order: { ...order, request }, places };
    return { packed: JSON.stringify(content), fresh, forgets };
  };
}

/** Unpacks the orders for one thread, which must arrive in the order of packing. */
export function unpacking(): (parcel: PackedOrder) => {
  readonly order: RenderOrder;
  /** The objects of the order that later orders may contain too, so that their fragments are worth caching. */
  readonly lasting: WeakSet<object>;
} {
  const known = new Map<number, object>();
  let lasting = new WeakSet<object>();
  return ({ packed, fresh, forgets }) => {
    if (forgets) {
      known.clear();
      lasting = new WeakSet();
    }
    for (const [number, object] of fresh) {
      known.set(number, object);
      lasting.add(object);
    }
    const { order, places } = JSON.parse(packed) as Packed;
    for (const { path, numbers: named } of places) {
      const holder = path.slice(0, -1).reduce<object>((at, key) => (at as Record<string, object>)[key]!, order.request);
      const resolved = typeof named === 'number' ? known.get(named) : named.map((number) => known.get(number));
      (holder as Record<string, unknown>)[path.at(-1)!] = resolved;
    }
    return { order, lasting };
  };
}

/** Whether a value is a listing, in the form of lists and cards or in that of its page. */
function isListing(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'epoch_time' in value && 'slug' in value;
}
