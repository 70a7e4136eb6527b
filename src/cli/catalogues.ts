import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './firstRun/clone.mjs';

/** French addresses people as "tu" in murmel: this catalogue holds only what differs from fr. */
const PARTIAL = new Set(['fr-murmel']);

/**
 * What is wrong with the translators' catalogues, a line each: messages of the code that a catalogue lacks or has too
 * many, and messages without a translation. None, if nothing is.
 */
export function catalogueProblems(): string[] {
  const languages = readdirSync(join(root, 'locales'));
  const extracted = extractInCopy();
  return languages.flatMap((language) => {
    const catalogue = readFileSync(catalogueOf(root, language), 'utf8');
    const place = `locales/${language}/messages.po`;
    const outdated = withoutDate(catalogue) !== withoutDate(extracted[language] ?? '');
    return [
      ...(outdated ? [`${place}: is not what the code asks for; run: npx lingui extract --clean --overwrite`] : []),
      ...(PARTIAL.has(language) ? [] : untranslated(catalogue).map((id) => `${place}: no translation of ${id}`)),
    ];
  });
}

/** The ids of the messages of a .po file whose translation is empty. */
export function untranslated(catalogue: string): string[] {
  return catalogue
    .split(/\n{2,}/)
    .map((entry) => entry.split('\n').filter((line) => line && !line.startsWith('#')))
    .filter((lines) => lines.at(-1) === 'msgstr ""')
    .map((lines) =>
      lines
        .slice(0, -1)
        .join(' ')
        .replace(/^msgid /, ''),
    );
}

/** Extracts in a copy of the clone's sources and gives each language's catalogue as it would become. */
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
    const languages = readdirSync(join(copy, 'locales'));
    return Object.fromEntries(
      languages.map((language) => [language, readFileSync(catalogueOf(copy, language), 'utf8')]),
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function catalogueOf(folder: string, language: string): string {
  return join(folder, 'locales', language, 'messages.po');
}

function withoutDate(catalogue: string): string {
  return catalogue.replace(/^"POT-Creation-Date:.*\n/m, '');
}
