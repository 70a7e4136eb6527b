import type { RenderOrder } from './rendering.ts';

/**
 * An order as it goes to a thread. Ads and footers are the same objects from page to page for as long as nothing about them
 * changes: a thread that has had one is told its number. What is each page's own goes as JSON, which is copied in half the
 * time that an object takes.
 */
export interface Parcel {
  /** JSON of what is in it. */
  readonly packed: string;
  /** What the thread has not had yet, by number. */
  readonly fresh: ReadonlyMap<number, object>;
  /** Whether the thread forgets what it had before. */
  readonly forgets: boolean;
}

interface Packed {
  /** With nothing where lasting objects stand. */
  readonly order: RenderOrder;
  readonly places: readonly LastingPlace[];
}

/** Where lasting objects stand in the request, and which. */
interface LastingPlace {
  readonly path: readonly string[];
  readonly numbers: number | readonly number[];
}

/** Objects that a thread may have; then it begins anew. */
const mostKnown = 4000;

/** How deep in a request its ads lie. */
const deepest = 3;

const numbers = new WeakMap<object, number>();
let numbered = 0;

/** Packs what is sent to one thread. `most` is how many lasting objects it may have. */
export function packing(most = mostKnown): (order: RenderOrder) => Parcel {
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
        if (!value.length || !value.every(isAd)) return value;
        places.push({ path, numbers: value.map(numberOf) });
        return null;
      }
      if (isAd(value) || value === order.request.footer) {
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

/** Unpacks what one thread is sent, in the order in which it was packed. */
export function unpacking(): (parcel: Parcel) => {
  readonly order: RenderOrder;
  /** The objects of the order that others will have too. */
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
      const stand = typeof named === 'number' ? known.get(named) : named.map((number) => known.get(number));
      (holder as Record<string, unknown>)[path.at(-1)!] = stand;
    }
    return { order, lasting };
  };
}

/** As lists and pages tell them, and cards of them. */
function isAd(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'epoch_time' in value && 'slug' in value;
}
