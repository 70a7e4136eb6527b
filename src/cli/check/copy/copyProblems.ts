import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../firstRun/clone.mjs';
import { buttonIds } from './buttons.ts';
import { entriesOf, entriesOfDocument, type Entry } from './entries.ts';
import { buttonProblems, differingTranslations, missingInMurmel, wordingProblems, type Catalogue } from './wording.ts';

const catalogues: readonly Catalogue[] = ['en', 'de', 'fr', 'it', 'fr-murmel'];

/** The folder of the content documents. */
const content = join(root, 'src/server/content');

/** The ends of content documents' file names, each with the catalogue whose rules hold for them. */
const locales: readonly (readonly [end: string, catalogue: Catalogue])[] = [
  ['/de-ch.json', 'de'],
  ['/en.json', 'en'],
  ['/fr-ch.json', 'fr'],
  ['/fr-ch.murmel.json', 'fr-murmel'],
  ['/it-ch.json', 'it'],
];

/**
 * The problems of the catalogues and of the content documents, one line each: terms outside the glossary, typography, and buttons that are too long.
 * One English text has one translation, and murmel has its own words for every "vous".
 */
export function copyProblems(): string[] {
  const entries = Object.fromEntries(catalogues.map((catalogue) => [catalogue, readCatalogue(catalogue)]));
  const buttons = new Set(views().flatMap((path) => buttonIds(path, readFileSync(join(root, path), 'utf8'))));
  const named = (catalogue: Catalogue, problems: readonly string[]) =>
    problems.map((problem) => `locales/${catalogue}: ${problem}`);
  return [
    ...catalogues.flatMap((catalogue) =>
      named(catalogue, [
        ...wordingProblems(catalogue, entries[catalogue]!),
        ...buttonProblems(catalogue, entries[catalogue]!, buttons),
      ]),
    ),
    ...locales.flatMap(([end, catalogue]) => wordingProblems(catalogue, readDocuments(end))),
    ...(['de', 'fr', 'it'] as const).flatMap((catalogue) =>
      named(
        catalogue,
        differingTranslations(entries['en']!, entries[catalogue]!).map((texts) => `one English text, but ${texts}`),
      ),
    ),
    ...named(
      'fr-murmel',
      missingInMurmel(entries['fr']!, entries['fr-murmel']!).map((id) => `${id}: needs a text with "tu"`),
    ),
  ];
}

function readCatalogue(catalogue: Catalogue): Entry[] {
  const folder = join(root, 'locales', catalogue);
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => entriesOf(readFileSync(join(folder, name), 'utf8')))
    .filter(({ text }) => text);
}

/** The texts of the content documents whose name has this end. */
function readDocuments(end: string): Entry[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .toSorted()
    .flatMap((path) => entriesOfDocument(join('src/server/content', path), readFileSync(join(content, path), 'utf8')));
}

function views(): string[] {
  return readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => join('src/web', path));
}
