import { type Language, languages } from '#machines/market/language.ts';
import { formsOf } from '#market/text/nounForms.ts';
import { thingSynonyms, type ThingName, type ThingNames } from '#market/thingSynonyms.ts';
import { inBody, inCompoundOfBody, inCompoundOfTitle, inTitle } from '../fields.ts';
import type { QueryWord } from '../queryWord.ts';
import { partsOfName, TypedNames } from './typedNames.ts';

/** The things that have synonyms (`#market/thingSynonyms.ts`), by their names in queries. */
export const thingsByName = new TypedNames<ThingNames>();

for (const thing of thingSynonyms) {
  for (const { text, language, isTyped } of thing) if (isTyped) thingsByName.add(text, language, thing);
}

/**
 * The listings of things: each name matches in title and text of the listings in its language. Keywords do not count,
 * because a category's name has other things too.
 */
export function namedThings(things: ReadonlySet<ThingNames>): QueryWord {
  return either(Array.from(things, thingWord));
}

const known = new Map<ThingNames, QueryWord>();

function thingWord(thing: ThingNames): QueryWord {
  const there = known.get(thing);
  if (there) return there;
  const word = either(thing.filter(({ isInListings }) => isInListings).map(nameWord));
  known.set(thing, word);
  return word;
}

/** Matches what any of the words does. Names of a thing share words, which are looked up once. */
function either(words: readonly QueryWord[]): QueryWord {
  return {
    terms: distinct(words.flatMap(({ terms }) => terms)),
    alternatives: distinct(words.flatMap(({ alternatives }) => alternatives)),
  };
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** The query word for a thing's name: as one word, or by all of its parts if each of them can be searched alone. */
function nameWord({ text, language, isWholeWord }: ThingName): QueryWord {
  const parts = partsOfName(text);
  const whole = inTitle | inBody;
  const fields = isWholeWord ? whole : whole | inCompoundOfTitle | inCompoundOfBody;
  const wordOf = (part: string): QueryWord => ({
    terms: Array.from(formsOf(part, language), (term) => ({ term, languages: bitOf(language), fields })),
    alternatives: [],
  });
  const isApart = parts.length > 1 && parts.every(({ length }) => length > 1);
  return { terms: wordOf(parts.join('')).terms, alternatives: isApart ? [parts.map(wordOf)] : [] };
}

function bitOf(language: Language): number {
  return 1 << languages.indexOf(language);
}
