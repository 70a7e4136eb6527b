import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { root } from '../firstRun/clone.mjs';
import { entriesOf } from './copy/entries.ts';

/** French addresses people as "tu" in murmel: this catalogue holds only what differs from fr. */
const PARTIAL = new Set(['fr-murmel']);

/**
 * The problems of the catalogues, one line each: missing and superfluous messages, and messages without a translation.
 * Empty if there are none.
 */
export function catalogueProblems(): string[] {
  const extracted = extractInCopy();
  const problems = cataloguesOf(root).flatMap((place) => {
    const catalogue = readFileSync(join(root, place), 'utf8');
    const outdated = withoutDate(catalogue) !== withoutDate(extracted[place] ?? '');
    return outdated ? [`${place}: is not what the code asks for; run: npx lingui extract --clean --overwrite`] : [];
  });
  return [...problems, ...untranslatedMessages()];
}

/** The messages of the clone without a translation, one line each. */
export function untranslatedMessages(): string[] {
  return cataloguesOf(root)
    .filter((place) => !PARTIAL.has(languageOf(place)))
    .flatMap((place) =>
      untranslated(readFileSync(join(root, place), 'utf8')).map((id) => `${place}: no translation of ${id}`),
    );
}

/** The ids of the messages of a .po file whose translation is empty. */
export function untranslated(catalogue: string): string[] {
  return entriesOf(catalogue)
    .filter(({ text }) => !text)
    .map(({ id }) => id);
}

/**
 * Extracts the messages in a copy of the clone's sources, and returns each catalogue as it would become, by its path.
 */
function extractInCopy(): Record<string, string> {
  mkdirSync(join(root, 'dist'), { recursive: true });
  // The copy is within the clone, so that its node_modules are found.
  const copy = mkdtempSync(join(root, 'dist', '.catalogues-'));
  try {
    for (const path of ['locales', 'src', 'package.json', 'lingui.config.ts']) {
      cpSync(join(root, path), join(copy, path), { recursive: true });
    }
    const lingui = join(root, 'node_modules', '@lingui', 'cli', 'dist', 'lingui.js');
    execFileSync(process.execPath, [lingui, 'extract', '--clean', '--overwrite'], { cwd: copy, stdio: 'pipe' });
    return Object.fromEntries(cataloguesOf(copy).map((place) => [place, readFileSync(join(copy, place), 'utf8')]));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The paths of a clone's catalogues, such as `locales/de/messages.po`. */
function cataloguesOf(clone: string): string[] {
  const files = readdirSync(join(clone, 'locales'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.po'))
    .map((file) => posix.join('locales', ...file.split(sep)))
    .toSorted();
}

function languageOf(place: string): string {
  return place.split('/')[1]!;
}

function withoutDate(catalogue: string): string {
  return catalogue.replace(/^"POT-Creation-Date:.*\n/m, '');
}
