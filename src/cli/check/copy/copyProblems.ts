import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../firstRun/clone.mjs';
import { buttonIds } from './buttons.ts';
import { entriesOf, type Entry } from './entries.ts';
import { buttonProblems, differingTranslations, missingInMurmel, wordingProblems, type Catalogue } from './wording.ts';

const catalogues: readonly Catalogue[] = ['en', 'de', 'fr', 'it', 'fr-murmel'];

/**
 * The problems of the catalogues, one line each: terms outside the glossary, typography, and buttons that are too long.
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

function views(): string[] {
  return readdirSync(join(root, 'src/web'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => join('src/web', path));
}
