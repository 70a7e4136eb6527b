import type { Language } from '#machines/market/language.ts';
import { fold } from '#market/text/fold.ts';
import { formsOf, safeStemsOf } from '#market/text/nounForms.ts';
import { withoutStopWords } from '#market/text/stopWords.ts';
import { wordsOf } from '#market/text/words.ts';

/**
 * Names in four languages, each with a meaning. A query finds a name in its own spelling, whatever the language.
 * Inflections count only in the given languages.
 */
export class TypedNames<Meaning> {
  /** The highest number of words in a name. */
  most = 1;
  /**
   * The names by their first letters, which inflections share. They are indexed at the first query with these letters:
   * stemming all names would delay a start by a third of a second.
   */
  readonly #added = new Map<string, Name<Meaning>[]>();
  readonly #indexed = new Map<string, NameIndex<Meaning>>();

  /** Adds a name with its meaning. A name of several words is also found if it is written as one: `bunkbed`. */
  add(text: string, language: Language, meaning: Meaning): void {
    this.most = Math.max(this.most, text.split(/[ -]/).length);
    const name = { text, language, meaning };
    // A name is added by its first word, and by all words as one: E-Gitarre and egitarre.
    for (const letters of new Set([firstLetters(text.split(/[ -]/)[0]!), firstLetters(text.replace(/[ -]/g, ''))])) {
      note(this.#added, letters, name);
    }
  }

  /** The meanings of words, given by their parts in lower case. */
  meanings(parts: readonly string[], stemmedIn: readonly Language[]): ReadonlySet<Meaning> {
    const { spelled, inflected } = this.#namesFrom(firstLetters(parts[0] ?? ''));
    const found = new Set(spelled.get(parts.map(fold).join(' ')));
    for (const language of spelled.size === 0 ? [] : stemmedIn) {
      for (const key of combined(parts.map((part) => typedForms(part)[language]))) {
        for (const meaning of inflected[language].get(key) ?? []) found.add(meaning);
      }
    }
    return found;
  }

  #namesFrom(letters: string): NameIndex<Meaning> {
    const there = this.#indexed.get(letters);
    if (there) return there;
    const names = this.#added.get(letters);
    if (!names) return nothing;
    const index = indexOf(names);
    this.#indexed.set(letters, index);
    return index;
  }
}

/** The maximum number of words in the cache, at which it is cleared. Words repeat, and stemming is expensive. */
const mostRemembered = 10_000;
const remembered = new Map<string, Readonly<Record<Language, readonly string[]>>>();

/** The forms of a typed word that may equal a form of a name, by language. */
function typedForms(part: string): Readonly<Record<Language, readonly string[]>> {
  let forms = remembered.get(part);
  if (!forms) {
    const formsIn = (language: Language) => [...new Set([fold(part), ...safeStemsOf(part, language)])];
    forms = { de: formsIn('de'), fr: formsIn('fr'), it: formsIn('it'), en: formsIn('en') };
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(part, forms);
  }
  return forms;
}

interface Name<Meaning> {
  readonly text: string;
  readonly language: Language;
  readonly meaning: Meaning;
}

interface NameIndex<Meaning> {
  readonly spelled: ReadonlyMap<string, readonly Meaning[]>;
  readonly inflected: Readonly<Record<Language, ReadonlyMap<string, readonly Meaning[]>>>;
}

const nothing: NameIndex<never> = indexOf([]);

function indexOf<Meaning>(names: readonly Name<Meaning>[]): NameIndex<Meaning> {
  const spelled = new Map<string, Meaning[]>();
  const inflected = { de: new Map(), fr: new Map(), it: new Map(), en: new Map() };
  for (const { text, language, meaning } of names) {
    const apart = partsOfName(text);
    for (const parts of apart.length > 1 ? [apart, [apart.join('')]] : [apart]) {
      note(spelled, parts.map(fold).join(' '), meaning);
      for (const key of combined(parts.map((part) => [...formsOf(part, language)]))) {
        note(inflected[language], key, meaning);
      }
    }
  }
  return { spelled, inflected };
}

/** The parts of a name without its stop words: `femme` and `menage` of femme de ménage. */
export function partsOfName(text: string): readonly string[] {
  return withoutStopWords(wordsOf(text)).flatMap(({ parts }) => parts);
}

function firstLetters(text: string): string {
  return fold(text).slice(0, 2);
}

/** Every text with one of the forms of each part, in order. */
function combined(forms: readonly (readonly string[])[]): readonly string[] {
  return forms.reduce<readonly string[]>(
    (texts, each) => texts.flatMap((text) => each.map((form) => (text === '' ? form : `${text} ${form}`))),
    [''],
  );
}

function note<Value>(values: Map<string, Value[]>, key: string, value: Value): void {
  const there = values.get(key);
  if (!there) values.set(key, [value]);
  else if (!there.includes(value)) there.push(value);
}
