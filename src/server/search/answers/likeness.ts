import type { Language } from '#machines/market/language.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { wordsOf } from '#market/text/words.ts';

/** The data by which two listings are compared. */
export interface Comparable {
  readonly title: string;
  readonly language: Language;
  readonly category: number;
  readonly kind: 'offer' | 'wanted';
  /** The price in whole francs; 0 when free, null when on request. */
  readonly francs: number | null;
  readonly region: number | null;
  readonly postcode: string;
}

type Titled = Pick<Comparable, 'title' | 'language'>;

/** The weight of each aspect. The thing itself weighs most, then its price, then its distance. */
const weights = { words: 4, category: 3, price: 2, kind: 1, region: 1, postcode: 0.5 } as const;

/** The similarity of two listings: 0 if they have nothing in common. Symmetric. */
export function likeness(one: Comparable, other: Comparable): number {
  return (
    weights.words * sharedWords(one, other) +
    weights.price * nearness(one.francs, other.francs) +
    (one.category === other.category ? weights.category : 0) +
    (one.kind === other.kind ? weights.kind : 0) +
    (one.region !== null && one.region === other.region ? weights.region : 0) +
    (one.postcode === other.postcode ? weights.postcode : 0)
  );
}

/** The share of the words of both titles that both have (Jaccard index), from 0 to 1. */
export function sharedWords(one: Titled, other: Titled): number {
  const [ours, theirs] = [termsOf(one), termsOf(other)];
  const shared = [...ours].filter((term) => theirs.has(term)).length;
  const all = ours.size + theirs.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** A listing is compared with many others, so its terms are cached. */
const terms = new WeakMap<Titled, ReadonlySet<string>>();

function termsOf(listing: Titled): ReadonlySet<string> {
  const known = terms.get(listing);
  if (known) return known;
  const parts = wordsOf(listing.title).flatMap(({ parts }) => parts);
  const made = new Set(parts.map((part) => stemsOf(part, listing.language)[0] ?? fold(part)));
  terms.set(listing, made);
  return made;
}

/** 1 for the same price, 0 from a factor of four on. A listing without an amount is near no amount. */
function nearness(one: number | null, other: number | null): number {
  if (one === other) return 1;
  if (!one || !other) return 0;
  return Math.max(0, 1 - Math.abs(Math.log2(one / other)) / 2);
}
