import { isTopLevel, parentIdOf } from '#machines/market/categories/categoryTree.ts';
import type { Language } from '#machines/market/language.ts';
import type { AddressWords, SpokenWords } from './addressWords.ts';
import type { FormerCategoryName } from './formerCategoryNames.ts';
import { slugOf } from './slug.ts';

/** The spelling of paths in a language. */
export interface Spelling {
  readonly words: AddressWords;
  /** The segment of a category of either level. */
  readonly category: (id: number) => string;
  readonly canton: (code: number) => string;
  readonly topLevelOf: (segment: string) => number | undefined;
  /** Below a top-level category. Without one, a subcategory with a unique name in the whole tree. */
  readonly subcategoryOf: (segment: string, parent?: number) => number | undefined;
  readonly cantonOf: (segment: string) => number | undefined;
}

const spoken = new Map<Language, Spelling>();
const former = new Map<Language, IdsBySegment>();

/**
 * Loads the spelling of a language for addresses. A page loads its own language, the server loads all
 * (`everySpelling.ts`).
 */
export function learnSpelling(language: Language, words: SpokenWords): void {
  spoken.set(language, spellingOf(language, words));
}

/**
 * Loads the former names of a language's categories. Only the server does so, since it redirects their addresses. They
 * are separate from the spelling, which the renderer loads again with each language's texts.
 */
export function learnFormerNames(language: Language, names: readonly FormerCategoryName[]): void {
  former.set(language, idsOf(names.map(({ id, name }) => [id, slugOf(name)])));
}

/** The spelling of URLs in a language; undefined if it is not loaded. */
export function spellingIn(language: Language): Spelling | undefined {
  return spoken.get(language);
}

/** All loaded spellings, that of the URL's own language first, because its meaning of a segment takes precedence. */
export function spellingsFor(language: Language): readonly Spelling[] {
  const own = spoken.get(language);
  return [...(own ? [own] : []), ...[...spoken.values()].filter((each) => each !== own)];
}

function spellingOf(language: Language, { categoryNames, cantonNames, addressWords }: SpokenWords): Spelling {
  const categories = segmentsOf(categoryNames);
  const cantons = segmentsOf(cantonNames);
  const codes = idsOf(cantons);
  const today = idsOf(categories);
  return {
    words: addressWords,
    category: (id) => categories.get(id)!,
    canton: (code) => cantons.get(code)!,
    topLevelOf: (segment) => topLevelIn(today, segment) ?? topLevelIn(former.get(language), segment),
    subcategoryOf: (segment, parent) =>
      subcategoryIn(today, segment, parent) ?? subcategoryIn(former.get(language), segment, parent),
    cantonOf: (segment) => codes.get(segment)?.[0],
  };
}

type IdsBySegment = ReadonlyMap<string, readonly number[]>;

function topLevelIn(ids: IdsBySegment | undefined, segment: string): number | undefined {
  return ids?.get(segment)?.find(isTopLevel);
}

function subcategoryIn(ids: IdsBySegment | undefined, segment: string, parent: number | undefined): number | undefined {
  const called = ids?.get(segment)?.filter((id) => !isTopLevel(id)) ?? [];
  if (parent !== undefined) return called.find((id) => parentIdOf(id) === parent);
  return called.length === 1 ? called[0] : undefined;
}

function segmentsOf(names: Readonly<Record<number, string>>): ReadonlyMap<number, string> {
  return new Map(Object.entries(names).map(([id, name]) => [Number(id), slugOf(name)]));
}

function idsOf(segments: Iterable<readonly [id: number, segment: string]>): IdsBySegment {
  const ids = new Map<string, number[]>();
  for (const [id, segment] of segments) ids.set(segment, [...(ids.get(segment) ?? []), id]);
  return ids;
}
