import type { Language } from '#machines/market/language.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { wordsOf } from '#market/text/words.ts';

/** What two ads are compared by. */
export interface Comparable {
  readonly title: string;
  readonly language: Language;
  readonly category: number;
  readonly kind: 'offer' | 'wanted';
  /** Whole francs; 0 when free, null when on request. */
  readonly francs: number | null;
  readonly region: number | null;
  readonly postcode: string;
}

type Titled = Pick<Comparable, 'title' | 'language'>;

/** What counts how much. The thing itself counts most, then what it costs, then how far one would have to go. */
const weights = { words: 4, category: 3, price: 2, kind: 1, region: 1, postcode: 0.5 } as const;

/** How alike two ads are to somebody who looks at one of them: 0 for nothing in common. The same both ways. */
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

/** The share of the words of both titles that both have (Jaccard's index), from 0 to 1. */
export function sharedWords(one: Titled, other: Titled): number {
  const [ours, theirs] = [termsOf(one), termsOf(other)];
  const shared = [...ours].filter((term) => theirs.has(term)).length;
  const all = ours.size + theirs.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** An ad is compared with many, and its words are the same each time. */
const terms = new WeakMap<Titled, ReadonlySet<string>>();

function termsOf(ad: Titled): ReadonlySet<string> {
  const known = terms.get(ad);
  if (known) return known;
  const parts = wordsOf(ad.title).flatMap(({ parts }) => parts);
  const made = new Set(parts.map((part) => stemsOf(part, ad.language)[0] ?? fold(part)));
  terms.set(ad, made);
  return made;
}

/** 1 for the same price, 0 from four times as much on; what has no amount is near to nothing with one. */
function nearness(one: number | null, other: number | null): number {
  if (one === other) return 1;
  if (!one || !other) return 0;
  return Math.max(0, 1 - Math.abs(Math.log2(one / other)) / 2);
}
