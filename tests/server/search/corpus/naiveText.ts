import { type Language, languages } from '#machines/market/language.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { compoundParts } from '#market/text/compounds/compoundParts.ts';
import { fold } from '#market/text/fold.ts';
import { stemsOf } from '#market/text/stems.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { phraseOf, typedQuery } from '#market/text/typedQuery.ts';
import { queryWordsOf, type Word, wordOf, wordsOf, writtenWords } from '#market/text/words.ts';
import type { SearchDocument } from '#server/search/searchPort.ts';
import { categoriesNamedBy, partsOfName, remembered, formsOfName, thingsNamedBy } from './naiveNames.ts';

/**
 * Whether an ad has the text. It needs every word of the query except the stop words, unless all words are stop words.
 * It needs each phrase, with its parts one after another in the title or in the text. It must have no unwanted word and
 * no unwanted phrase.
 *
 * An ad has a word if it has all parts of one of its alternatives (`#market/text/words.ts`): `rtx4090`, or `rtx` and
 * `4090`. It has a part in any of these cases:
 *
 * - The folded part is among the ad's terms.
 * - The part's stem in the ad's language is among the ad's terms.
 * - The part's stem in any language is among the terms of the ad's keywords.
 * - A compound of the title or the text contains it.
 * - It is a synonym of the ad's category. This counts as a keyword.
 *
 * Words in succession that name a thing or a category are one word: the longest name from the first word on. An ad also
 * has a word by another name of the thing in the ad's language, in the title or the text.
 *
 * The terms are the folded parts of all words of title, text and keywords, these words as one, and the stems of both.
 * Stems are in the ad's language, those of keywords in every language. If the filter names the language of the query
 * (`query_lang`), only that language's stems of the query count.
 */
export function hasText(document: SearchDocument, { query, queryLanguage }: SearchFilter): boolean {
  const { wanted, phrases, unwanted, unwantedPhrases } = readQuery(query, queryLanguage);
  const has = (words: readonly Word[]) => fieldsWithWords(document, words, queryLanguage).size > 0;
  return (
    wanted.every(has) &&
    phrases.every((phrase) => hasPhrase(document, phrase)) &&
    !unwanted.some(has) &&
    !unwantedPhrases.some((phrase) => hasPhrase(document, phrase))
  );
}

interface ReadQuery {
  /** The groups of words that an ad must have: single words, and names of several words. */
  readonly wanted: readonly (readonly Word[])[];
  readonly phrases: readonly (readonly string[])[];
  readonly unwanted: readonly (readonly Word[])[];
  readonly unwantedPhrases: readonly (readonly string[])[];
}

/** Parses a query into its words, phrases and exclusions. */
export function readQuery(query: string, language: Language | undefined): ReadQuery {
  return readQueries[language ?? 'any'](query);
}

const readQueries = Object.fromEntries(
  [undefined, ...languages].map((language) => [
    language ?? 'any',
    remembered((query) => {
      const { wanted, unwanted, ...phrases } = typedQuery(query);
      return {
        wanted: namesIn(withoutStopWords(queryWordsOf(wanted)), language),
        unwanted: unwanted.flatMap(queryWordsOf).map((word) => [word]),
        ...phrases,
      };
    }),
  ]),
) as unknown as Readonly<Record<Language | 'any', (query: string) => ReadQuery>>;

/** Groups the words of a query: those that name something together form one group. */
function namesIn(words: readonly Word[], language: Language | undefined): readonly (readonly Word[])[] {
  if (words.length === 0) return [];
  const longest = words
    .map((_, place) => words.slice(0, words.length - place))
    .find((some) => some.length === 1 || isNamed(partsOf(some), language))!;
  return [longest, ...namesIn(words.slice(longest.length), language)];
}

function isNamed(parts: readonly string[], language: Language | undefined): boolean {
  return categoriesNamedBy(parts, language).length + thingsNamedBy(parts, language).length > 0;
}

function partsOf(words: readonly Word[]): readonly string[] {
  return words.flatMap(({ parts }) => parts);
}

function hasPhrase({ title, body }: SearchDocument, phrase: readonly string[]): boolean {
  return [title, body].some((text) => ` ${phraseIn(text)} `.includes(` ${phrase.join(' ')} `));
}

const phraseIn = remembered((text: string) => phraseOf(text).join(' '));

export type Field = 'title' | 'keywords' | 'body' | 'compoundOfTitle' | 'compoundOfBody';

/** The fields of an ad that have a word, or a name of several words. */
export function fieldsWithWords(
  document: SearchDocument,
  words: readonly Word[],
  language?: Language,
): ReadonlySet<Field> {
  if (words.length === 1) return fieldsWithWord(document, words[0]!, language);
  const parts = partsOf(words);
  return new Set([
    ...fieldsTogether(words.map((word) => fieldsWithWord(document, word, language))),
    ...(isOf(document, categoriesNamedBy(parts, language)) ? (['keywords'] as const) : []),
    ...fieldsWithThings(document, parts, language),
  ]);
}

function fieldsWithWord(
  document: SearchDocument,
  { parts, joined, alternatives }: Word,
  language?: Language,
): ReadonlySet<Field> {
  return new Set([
    ...alternatives.flatMap((alternative) => [...fieldsWithAll(document, alternative, language)]),
    ...fieldsWithThings(document, parts, language),
    ...(joined === undefined ? [] : fieldsWithThings(document, [joined], language)),
  ]);
}

/** The fields with a name, in the ad's language, of the things that the words name. */
function fieldsWithThings(document: SearchDocument, parts: readonly string[], language?: Language): readonly Field[] {
  const names = thingsNamedBy(parts, language).flatMap((thing) =>
    thing.filter((name) => name.isInListings && name.language === document.language),
  );
  return names.flatMap(({ text, isWholeWord }) => {
    const fields: readonly Field[] = isWholeWord ? inWords : [...inWords, 'compoundOfTitle', 'compoundOfBody'];
    const withForm = (part: string) =>
      new Set(
        fields.filter((field) =>
          formsOfName(part, document.language).some((form) => termsByField(document).get(field)!.has(form)),
        ),
      );
    const name = partsOfName(text);
    const isApart = name.length > 1 && name.every(({ length }) => length > 1);
    return [...withForm(name.join('')), ...(isApart ? fieldsTogether(name.map(withForm)) : [])];
  });
}

const inWords: readonly Field[] = ['title', 'body'];

function fieldsWithAll(
  document: SearchDocument,
  alternative: readonly string[],
  language?: Language,
): readonly Field[] {
  return fieldsTogether(alternative.map((part) => fieldsWithPart(document, part, language)));
}

/** The fields that have all parts. Parts in different fields count as in the body. */
function fieldsTogether(fields: readonly ReadonlySet<Field>[]): readonly Field[] {
  if (fields.some((having) => having.size === 0)) return [];
  const common = [...fields[0]!].filter((field) => fields.every((having) => having.has(field)));
  return common.length > 0 ? common : ['body'];
}

function fieldsWithPart(document: SearchDocument, part: string, only?: Language): ReadonlySet<Field> {
  const { written, stems } = spellingsOf(part);
  const stemmed = only === undefined ? languages : [only];
  const inItsLanguage = stemmed.includes(document.language) ? stems[document.language] : [];
  const inAnyLanguage = stemmed.flatMap((language) => stems[language]);
  const fields = new Set<Field>(isOf(document, categoriesNamedBy([part], only)) ? ['keywords'] : []);
  for (const [field, terms] of termsByField(document)) {
    const counting = field === 'keywords' ? [written, ...inAnyLanguage] : [written, ...inItsLanguage];
    if (counting.some((term) => terms.has(term))) fields.add(field);
  }
  return fields;
}

/** Whether an ad's category, or its top-level category, is among these. */
function isOf({ category, topCategory }: SearchDocument, categories: readonly number[]): boolean {
  return categories.some((each) => each === category || each === topCategory);
}

const spellingsOf = remembered((part: string) => ({
  written: fold(part),
  stems: Object.fromEntries(languages.map((language) => [language, stemsOf(part, language)])) as Record<
    Language,
    readonly string[]
  >,
}));

const known = new WeakMap<SearchDocument, ReadonlyMap<Field, ReadonlySet<string>>>();

function termsByField(document: SearchDocument): ReadonlyMap<Field, ReadonlySet<string>> {
  let terms = known.get(document);
  if (!terms) {
    terms = new Map<Field, ReadonlySet<string>>([
      ['title', termsOf(document.title, [document.language])],
      ['body', termsOf(document.body, [document.language])],
      ['keywords', new Set(document.keywords.flatMap((keyword) => [...termsOf(keyword, languages)]))],
      ['compoundOfTitle', compoundTermsOf(document.title, document.language)],
      ['compoundOfBody', compoundTermsOf(document.body, document.language)],
    ]);
    known.set(document, terms);
  }
  return terms;
}

function termsOf(text: string, stemmedIn: readonly Language[]): ReadonlySet<string> {
  const words = wordsOf(text);
  const parts = words.flatMap((word) => [...word.parts, ...(word.joined === undefined ? [] : [word.joined])]);
  return new Set([
    ...parts
      .map(spellingsOf)
      .flatMap(({ written, stems }) => [written, ...stemmedIn.flatMap((spoken) => stems[spoken])]),
    ...words.flatMap(({ measures }) => measures.map(fold)),
  ]);
}

/** The terms of the parts in a text's compounds, without those that equal the compound's own. */
function compoundTermsOf(text: string, language: Language): ReadonlySet<string> {
  return new Set(writtenWords(text).flatMap(compoundTermsIn[language]));
}

const compoundTermsIn = Object.fromEntries(
  languages.map((language) => [
    language,
    remembered((word) => {
      const { parts, joined, measures } = wordOf(word);
      const whole = [...parts, ...(joined === undefined ? [] : [joined])].flatMap((part) =>
        termsOfPart(part, language),
      );
      const inCompound = parts.flatMap((part) => compoundParts(part, language));
      const terms = inCompound.flatMap((part) => termsOfPart(part, language));
      return terms.filter((term) => ![...whole, ...measures.map(fold)].includes(term));
    }),
  ]),
) as unknown as Readonly<Record<Language, (word: string) => readonly string[]>>;

function termsOfPart(part: string, language: Language): readonly string[] {
  const { written, stems } = spellingsOf(part);
  return [written, ...stems[language]];
}
