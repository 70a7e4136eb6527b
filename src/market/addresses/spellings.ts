import { isTopLevel, parentIdOf } from '#machines/market/categories/categoryTree.ts';
import type { Language } from '#machines/market/language.ts';
import type { AddressWords, SpokenWords } from './addressWords.ts';
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

/**
 * Loads the spelling of a language for addresses. A page loads its own language, the server loads all
 * (`everySpelling.ts`).
 */
export function learnSpelling(language: Language, words: SpokenWords): void {
  spoken.set(language, spellingOf(words));
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

function spellingOf({ categoryNames, cantonNames, addressWords }: SpokenWords): Spelling {
  const categories = segmentsOf(categoryNames);
  const cantons = segmentsOf(cantonNames);
  const ids = idsOf(categories);
  const codes = idsOf(cantons);
  return {
    words: addressWords,
    category: (id) => categories.get(id)!,
    canton: (code) => cantons.get(code)!,
    topLevelOf: (segment) => ids.get(segment)?.find(isTopLevel),
    subcategoryOf: (segment, parent) => {
      const called = ids.get(segment)?.filter((id) => !isTopLevel(id)) ?? [];
      if (parent !== undefined) return called.find((id) => parentIdOf(id) === parent);
      return called.length === 1 ? called[0] : undefined;
    },
    cantonOf: (segment) => codes.get(segment)?.[0],
  };
}

function segmentsOf(names: Readonly<Record<number, string>>): ReadonlyMap<number, string> {
  return new Map(Object.entries(names).map(([id, name]) => [Number(id), slugOf(name)]));
}

function idsOf(segments: ReadonlyMap<number, string>): ReadonlyMap<string, readonly number[]> {
  const ids = new Map<string, number[]>();
  for (const [id, segment] of segments) ids.set(segment, [...(ids.get(segment) ?? []), id]);
  return ids;
}
