import type { Arena } from '../arena.ts';
import { onRequest } from './columns.ts';
import type { Acceptance, SearchPart } from '../searchPart.ts';
import { sharedUint16, sharedUint32 } from './sharedArrays.ts';

const half = 1 << 16;

/**
 * The documents of a segment, the cheapest first and those on request last. Of the same price the newest comes first. A
 * radix sort: by the lower half of the price's bits and then, stably, by the upper half.
 */
export function documentsByPrice(price: Uint32Array): Uint32Array {
  const newestFirst = Uint32Array.from(price, (_, place) => price.length - 1 - place);
  const byLower = sharedUint32(price.length);
  const byPrice = sharedUint32(price.length);
  scatter(newestFirst, byLower, (document) => price[document]! & (half - 1));
  scatter(byLower, byPrice, (document) => price[document]! >>> 16);
  return byPrice;
}

/** A stable counting sort of documents by a key below 2^16. */
function scatter(from: Uint32Array, to: Uint32Array, keyOf: (document: number) => number): void {
  const next = new Uint32Array(half + 1);
  for (const document of from) next[keyOf(document) + 1]! += 1;
  for (let key = 0; key < half; key += 1) next[key + 1]! += next[key]!;
  for (const document of from) {
    const key = keyOf(document);
    to[next[key]!] = document;
    next[key]! += 1;
  }
}

/** The documents of a part between two prices, both inclusive; in price order if the part has one. */
export function documentsOfPrices(part: SearchPart, from: number, to: number): Uint32Array {
  const { byPrice, columns, size } = part;
  if (byPrice) return byPrice.subarray(placeOfPrice(part, byPrice, from), placeOfPrice(part, byPrice, to + 1));
  const all = Uint32Array.from({ length: size }, (_, document) => document);
  return all.filter((document) => columns.price[document]! >= from && columns.price[document]! <= to);
}

/** Reports the traits and postcodes of the documents between two prices. Removed documents are left out. */
export function eachOfPrices(
  part: SearchPart,
  from: number,
  to: number,
  tell: (traits: number, postcode: number) => void,
): void {
  const { byPrice, traitsByPrice, postcodesByPrice, traits, columns, dead } = part;
  if (!byPrice || !traitsByPrice || !postcodesByPrice) {
    for (const document of documentsOfPrices(part, from, to)) {
      if (!dead[document]) tell(traits[document]!, columns.postcode[document]!);
    }
    return;
  }
  const isWhole = part.alive === part.size;
  const end = placeOfPrice(part, byPrice, to + 1);
  for (let at = placeOfPrice(part, byPrice, from); at < end; at += 1) {
    if (isWhole || !dead[byPrice[at]!]) tell(traitsByPrice[at]!, postcodesByPrice[at]!);
  }
}

/** Two columns of the documents, in price order. */
export function columnsByPrice(
  byPrice: Uint32Array,
  traits: Uint32Array,
  postcode: Uint16Array,
): { readonly traitsByPrice: Uint32Array; readonly postcodesByPrice: Uint16Array } {
  const traitsByPrice = sharedUint32(byPrice.length);
  const postcodesByPrice = sharedUint16(byPrice.length);
  for (let at = 0; at < byPrice.length; at += 1) {
    traitsByPrice[at] = traits[byPrice[at]!]!;
    postcodesByPrice[at] = postcode[byPrice[at]!]!;
  }
  return { traitsByPrice, postcodesByPrice };
}

/** Lower bound: the index of the first document with at least this price (binary search). */
function placeOfPrice({ columns: { price } }: SearchPart, byPrice: Uint32Array, least: number): number {
  let low = 0;
  let high = byPrice.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (price[byPrice[middle]!]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first accepted documents, at most `most`, in price order. */
export function walkByPrice(
  part: SearchPart,
  byPrice: Uint32Array,
  { found, isDearestFirst, most }: { found: Acceptance; isDearestFirst: boolean; most: number },
  arena: Arena,
): Uint32Array {
  const met = arena.take(Math.min(most, byPrice.length));
  let count = 0;
  for (const [start, end] of runs(part, byPrice, isDearestFirst)) {
    for (let at = start; at < end && count < met.length; at += 1) {
      if (found.accepts(byPrice[at]!)) met[count++] = byPrice[at]!;
    }
    if (count === met.length) break;
  }
  return arena.trim(met, count);
}

/** The ranges to walk: the whole order once or, for the dearest first, a range per price from its end. */
function* runs({ columns: { price } }: SearchPart, byPrice: Uint32Array, isDearestFirst: boolean) {
  if (!isDearestFirst) {
    yield [0, byPrice.length] as const;
    return;
  }
  let priced = byPrice.length;
  while (priced > 0 && price[byPrice[priced - 1]!] === onRequest) priced -= 1;
  for (let end = priced; end > 0;) {
    const amount = price[byPrice[end - 1]!];
    let start = end - 1;
    while (start > 0 && price[byPrice[start - 1]!] === amount) start -= 1;
    yield [start, end] as const;
    end = start;
  }
  yield [priced, byPrice.length] as const;
}
