import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../firstRun/clone.mjs';
import { proseOf, sentencesOf } from './prose.ts';
import { sentenceProblems } from './rules.ts';

/** The files and folders that `npm run check` reads. */
const CHECKED = ['README.md', 'graphql', 'lingui.config.ts', 'locales', 'machines', 'src', 'tests', 'vite.config.ts'];
/** Generated files, and migrations that databases have applied: they store a hash of each file's content. */
const UNCHECKED = /\bgenerated\b|\.generated\.|\/migrations\/(?:\w+\/)?0(?:[01]\d|2[0-4])-/;

/**
 * The sentences for programmers that break a rule for plain language: comments, docstrings, test titles, descriptions of
 * states, READMEs and errors. One line each: file, line, rule, sentence. `places` are files and folders of this clone.
 */
export function languageProblems(places: readonly string[] = CHECKED): string[] {
  return places
    .flatMap(filesOf)
    .filter((path) => !UNCHECKED.test(path))
    .toSorted()
    .flatMap((path) => fileProblems(path, readFileSync(join(root, path), 'utf8')));
}

/** The problems of one file, whose extension decides how it is read. */
export function fileProblems(path: string, source: string): string[] {
  return proseOf(path, source).flatMap(({ line, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      sentenceProblems(sentence).map((problem) => `${path}:${line}: ${problem} in: ${sentence}`),
    ),
  );
}

function filesOf(place: string): string[] {
  if (/\.\w+$/.test(place)) return [place];
  return readdirSync(join(root, place), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, ''));
}
