import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { root } from '../firstRun/clone.mjs';

/** French addresses people as "tu" in murmel: this catalogue holds only what differs from fr. */
const PARTIAL = new Set(['fr-murmel']);
const FRENCH = new Set(['fr', 'fr-murmel']);

/**
 * The problems of the catalogues, one line each: missing and superfluous messages, messages without a translation, and
 * French with a wrong space before punctuation. Empty if there are none.
 */
export function catalogueProblems(): string[] {
  const extracted = extractInCopy();
  const problems = cataloguesOf(root).flatMap((place) => {
    const catalogue = readFileSync(join(root, place), 'utf8');
    const outdated = withoutDate(catalogue) !== withoutDate(extracted[place] ?? '');
    return [
      ...(outdated ? [`${place}: is not what the code asks for; run: npx lingui extract --clean --overwrite`] : []),
      ...(FRENCH.has(languageOf(place))
        ? wronglySpacedFrench(catalogue).map((id) => `${place}: needs U+202F before : ; ! ? and inside « » in ${id}`)
        : []),
    ];
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
    .filter((lines) => lines.at(-1) === 'msgstr ""')
    .map((lines) => idOf(lines.slice(0, -1)));
}

/** The ids of the messages of a French .po file with another space, or none, where French has U+202F. */
export function wronglySpacedFrench(catalogue: string): string[] {
  const wrong = /[^\s][ \u00A0]?[;:!?](?=[\s<»}]|$)|«(?!\u202F)|(?<!\u202F)»/;
  return entriesOf(catalogue).flatMap((lines) => {
    const start = lines.findIndex((line) => line.startsWith('msgstr '));
    const translation = lines
      .slice(start)
      .map((line) => /"(.*)"$/.exec(line)?.[1] ?? '')
      .join('');
    const id = idOf(lines.slice(0, start));
    return id !== '""' && wrong.test(translation) ? [id] : [];
  });
}

/** The lines of each entry of a .po file, without comments. The first entry is the header. */
function entriesOf(catalogue: string): string[][] {
  return catalogue.split(/\n{2,}/).map((entry) => entry.split('\n').filter((line) => line && !line.startsWith('#')));
}

function idOf(lines: readonly string[]): string {
  return lines.join(' ').replace(/^msgid /, '');
}

/** Extracts in a copy of the clone's sources and gives each catalogue as it would become, by its place. */
function extractInCopy(): Record<string, string> {
  mkdirSync(join(root, 'dist'), { recursive: true });
  // Within the clone, so that its node_modules are found.
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

/** The places of a clone's catalogues: `locales/de/messages.po`. */
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
