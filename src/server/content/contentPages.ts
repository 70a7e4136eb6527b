import { readFileSync } from 'node:fs';
import { type ContentName, contentNames, type ContentPage, type ContentText } from '#machines/content/contentPage.ts';
import { checked } from '#machines/journal/schema.ts';
import { type ContentLocale, contentLocaleOf, contentLocales } from '#machines/market/contentLocale.ts';
import { type Language, languages } from '#machines/market/language.ts';
import { contentDocument, type ContentDocument, type DocumentBlock } from './contentDocument.ts';
import { dividedText } from './contentLinks.ts';
import { problemsIn } from './documentRules.ts';
import { type HelpSearch, helpSearchIn } from './helpSearch.ts';
import { InvalidContent } from './invalidContent.ts';
import { type ContentConfig, type PlaceholderValues, placeholderValues } from './placeholders.ts';

/** The content pages of the market. */
export interface ContentPages {
  /** Returns a content page in a language. */
  page(name: ContentName, language: Language): ContentPage;
  /** Searches the questions of the help page for a text. */
  readonly search: HelpSearch;
}

/** The services of content pages. */
export interface ContentServices {
  readonly contents: ContentPages;
}

/** Reads a file of the folder `pages`; undefined if there is none. */
export type ReadDocument = (file: string) => string | undefined;

const folder = new URL('pages/', import.meta.url);

function readFile(file: string): string | undefined {
  try {
    return readFileSync(new URL(file, folder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Opens the documents of all content pages in all locales. Throws InvalidContent naming every document, field and rule
 * that is wrong, also for a locale that is missing.
 */
export function openContents(config: ContentConfig, read: ReadDocument = readFile): ContentPages {
  const documents = checkedDocuments(config.brand, read);
  const values = placeholderValues(config);
  const pages = new Map(
    contentNames.flatMap((name) =>
      languages.map((language) => {
        const document = documents.get(keyOf(name, contentLocaleOf(language)))!;
        return [`${name} ${language}`, filledPage(name, document, values)] as const;
      }),
    ),
  );
  const page = (name: ContentName, language: Language) => pages.get(`${name} ${language}`)!;
  const wordsOf = (language: Language) =>
    new Map(
      documents
        .get(keyOf('help', contentLocaleOf(language)))!
        .sections.map(({ id, words = [] }) => [id, words] as const),
    );
  return { page, search: helpSearchIn((language) => ({ page: page('help', language), words: wordsOf(language) })) };
}

const keyOf = (name: ContentName, locale: ContentLocale) => `${name} ${locale}`;

/** All documents by page and locale. murmel's own document replaces that of its locale. */
function checkedDocuments(brand: string, read: ReadDocument): ReadonlyMap<string, ContentDocument> {
  const found = contentNames.flatMap((name) =>
    contentLocales.map((locale) => ({ name, locale, ...parsedDocument(`${name}/${locale}`, brand, read) })),
  );
  const documents = new Map(
    found.flatMap(({ name, locale, document }) => (document ? [[keyOf(name, locale), document] as const] : [])),
  );
  const problems = found.flatMap(({ name, locale, file, document, problems: broken }) => {
    if (!document) return broken;
    const language = languages.find((each) => contentLocaleOf(each) === locale)!;
    const anchorsOf = (other: ContentName) => anchorsIn(documents.get(keyOf(other, locale)));
    const others = documents.get(keyOf(name, contentLocales[0]));
    return [
      ...problemsIn(document, { language, anchorsOf }).map(({ field, rule }) => `${file}: ${field}: ${rule}`),
      ...(others && hasOtherAnchors(document, others)
        ? [`${file}: sections: the ids must be those of ${contentLocales[0]}, in the same order`]
        : []),
    ];
  });
  if (problems.length > 0) throw new InvalidContent(problems.join('\n'));
  return documents;
}

/** Parses the document of a brand. `file` names it in messages. */
function parsedDocument(path: string, brand: string, read: ReadDocument) {
  const own = read(`${path}.${brand}.json`);
  const file = `pages/${path}${own === undefined ? '' : `.${brand}`}`;
  const text = own ?? read(`${path}.json`);
  if (text === undefined) return { file, problems: [`${file}: there is no such document`] };
  const result = checked(contentDocument, parsedJson(file, text));
  if ('value' in result) return { file, document: result.value as ContentDocument, problems: [] };
  return { file, problems: result.problems.map(({ field, rule }) => `${file}: ${field}: ${rule}`) };
}

function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidContent(`${file}: ${(error as Error).message}`);
  }
}

function anchorsIn(document: ContentDocument | undefined): ReadonlySet<string> {
  return new Set(document?.sections.map(({ id }) => id));
}

function hasOtherAnchors(one: ContentDocument, other: ContentDocument): boolean {
  return one.sections.map(({ id }) => id).join(' ') !== other.sections.map(({ id }) => id).join(' ');
}

/** The page of a document: with all values, and without the blocks and sections whose value is unset. */
function filledPage(name: ContentName, document: ContentDocument, { isSet, fill }: PlaceholderValues): ContentPage {
  const appears = ({ needs, without }: Pick<DocumentBlock, 'needs' | 'without'>) =>
    (needs === undefined || isSet(needs)) && (without === undefined || !isSet(without));
  const shown = document.sections
    .filter(appears)
    .map((section) => ({ ...section, blocks: section.blocks.filter(appears) }))
    .filter(({ blocks }) => blocks.length > 0);
  const anchors = new Set(shown.map(({ id }) => id));
  const divided = (text: string): ContentText =>
    dividedText(fill(text), (target) => !target.startsWith('#') || anchors.has(target.slice(1)));
  return {
    name,
    title: fill(document.title),
    description: fill(document.description),
    updated: document.updated,
    ...(document.intro !== undefined && { intro: divided(document.intro) }),
    sections: shown.map(({ id, title, group, blocks }) => ({
      id,
      title: fill(title),
      ...(group !== undefined && { group: fill(group) }),
      blocks: blocks.map((block) =>
        'text' in block ? { text: divided(block.text) } : { list: block.list.map(divided) },
      ),
    })),
  };
}
