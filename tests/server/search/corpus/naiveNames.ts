import { type Language, languages } from '#machines/market/language.ts';
import { categorySynonyms } from '#market/categorySynonyms.ts';
import { fold } from '#market/text/fold.ts';
import { formsOf, safeStemsOf } from '#market/text/nounForms.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { wordsOf } from '#market/text/words.ts';
import { thingSynonyms, type ThingNames } from '#market/thingSynonyms.ts';

interface Name<Meaning> {
  readonly language: Language;
  readonly parts: readonly string[];
  readonly meaning: Meaning;
}

const categoryNames = byFirstLetters(
  categorySynonyms.flatMap(({ category, language, word }) =>
    spellingsOf(word.replaceAll('-', ' ')).map((parts) => ({ language, parts, meaning: category })),
  ),
);

const thingNames = byFirstLetters(
  thingSynonyms.flatMap((meaning) =>
    meaning
      .filter(({ isTyped }) => isTyped)
      .flatMap(({ language, text }) => spellingsOf(text).map((parts) => ({ language, parts, meaning }))),
  ),
);

/** Inflections have the same first letters. Comparing only these names saves most of the time. */
function byFirstLetters<Meaning>(names: readonly Name<Meaning>[]): Partial<Record<string, readonly Name<Meaning>[]>> {
  return Object.groupBy(names, ({ parts }) => firstLetters(parts));
}

function firstLetters(parts: readonly string[]): string {
  return fold(parts[0]!).slice(0, 2);
}

/** The categories that words name together, given the words' parts. Inflections count in this language, or in any. */
export function categoriesNamedBy(parts: readonly string[], language: Language | undefined): readonly number[] {
  return namedBy(categoryNames, categoriesBy, parts, language);
}

/** The things that words name together, given the words' parts. */
export function thingsNamedBy(parts: readonly string[], language: Language | undefined): readonly ThingNames[] {
  return namedBy(thingNames, thingsBy, parts, language);
}

const categoriesBy = new Map<string, readonly number[]>();
const thingsBy = new Map<string, readonly ThingNames[]>();

function namedBy<Meaning>(
  names: Partial<Record<string, readonly Name<Meaning>[]>>,
  known: Map<string, readonly Meaning[]>,
  parts: readonly string[],
  language: Language | undefined,
): readonly Meaning[] {
  const key = `${language} ${parts.join(' ')}`;
  const there = known.get(key);
  if (there) return there;
  const inflected = language === undefined ? languages : [language];
  const found = (names[firstLetters(parts)] ?? []).filter(
    (name) =>
      name.parts.length === parts.length &&
      (name.parts.every((part, place) => fold(part) === fold(parts[place]!)) ||
        (inflected.includes(name.language) &&
          name.parts.every((part, place) => isForm(parts[place]!, part, name.language)))),
  );
  const meanings = [...new Set(found.map(({ meaning }) => meaning))];
  known.set(key, meanings);
  return meanings;
}

function isForm(part: string, ofName: string, language: Language): boolean {
  const forms = formsOf(ofName, language);
  return [fold(part), ...safeStemsOf(part, language)].some((form) => forms.has(form));
}

/** The parts of the words in a name, without its stop words. */
export function partsOfName(text: string): readonly string[] {
  return withoutStopWords(wordsOf(text)).flatMap(({ parts }) => parts);
}

/** The folded forms that a part of a name may have in ads of a language. */
export function formsOfName(part: string, language: Language): readonly string[] {
  return formsIn[language](part);
}

const formsIn = Object.fromEntries(
  languages.map((language) => [language, remembered((part) => [...formsOf(part, language)])]),
) as unknown as Readonly<Record<Language, (part: string) => readonly string[]>>;

function spellingsOf(text: string): readonly (readonly string[])[] {
  const parts = partsOfName(text);
  return parts.length > 1 ? [parts, [parts.join('')]] : [parts];
}

/** A memoised function of a text: the same few texts are tested against each of very many ads. */
export function remembered<Value>(of: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const value = values.get(text) ?? of(text);
    values.set(text, value);
    return value;
  };
}
