import { readFileSync } from 'node:fs';
import {
  type ContentLocale,
  contentLocaleOf,
  contentLocales,
  defaultContentLocale,
} from '#machines/market/contentLocale.ts';
import { type FooterContent, footerContent } from '#machines/market/footerContent.ts';
import { checked } from '#machines/journal/schema.ts';
import type { Language } from '#machines/market/language.ts';
import type { Config } from '../config.ts';
import { InvalidContent } from './invalidContent.ts';

/** Returns the content of the footer in a language. */
export type FooterContents = (language: Language) => FooterContent;

const folder = new URL('footer/', import.meta.url);

/** Reads a locale's document from the folder of this module; undefined if there is none. */
function readDocument(locale: ContentLocale): string | undefined {
  try {
    return readFileSync(new URL(`${locale}.json`, folder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The documents of the footer, one for each content locale, with the brand's name for `{product}`. A language without a
 * document gets that of de-ch (decisions, Languages). Throws InvalidContent naming document, field and rule.
 */
export function footerContents(
  { brand }: Pick<Config, 'brand'>,
  read: (locale: ContentLocale) => string | undefined = readDocument,
): FooterContents {
  const documents = new Map<ContentLocale, FooterContent>();
  for (const locale of contentLocales) {
    const text = read(locale);
    if (text === undefined) continue;
    documents.set(locale, parsed(locale, text.replaceAll('{product}', brand)));
  }
  const fallback = documents.get(defaultContentLocale);
  if (!fallback) throw new InvalidContent(`footer ${defaultContentLocale}: there is no such document`);
  return (language) => documents.get(contentLocaleOf(language)) ?? fallback;
}

function parsed(locale: ContentLocale, text: string): FooterContent {
  const result = checked(footerContent, JSON.parse(text));
  if ('value' in result) return result.value;
  throw new InvalidContent(result.problems.map(({ field, rule }) => `footer ${locale}: ${field}: ${rule}`).join('\n'));
}
