import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../firstRun/clone.mjs';

/** The commits after this one are checked: the first commit of the lint of the language. */
const FIRST = '9158772bcd';

const MOST_CHARACTERS = 72;
/** Words that a subject must not begin with: articles, pronouns, nouns of the kind "Fix for", and forms of a report. */
const NOT_IMPERATIVE = /^(?:A|An|The|This|These|It|We|I|Now|Some|Also|WIP|Fixup|Was|Is)$/;
/** Imperatives that end like another form of a verb, such as `Embed` or `Pass`. */
const IMPERATIVE =
  /^(?:Address|Embed|Feed|Need|Seed|Speed|Shed|Shred|Proceed|Bring|Sing|String|Bypass|Compress|Cross|Discuss|Dismiss|Express|Focus|Guess|Pass|Press|Process|Stress|Bias|Alias|Canvas)$/;

/** The problems of the subjects of all commits after the first checked one; none where the history is not here. */
export function commitProblems(): string[] {
  return historyAfter(FIRST).flatMap(({ id, subject }) =>
    subjectProblems(subject).map((problem) => `${id}: ${problem}: ${subject}`),
  );
}

/** The problems of a commit message in a file, as the Git hook passes it. */
export function messageProblems(file: string): string[] {
  const subject = readFileSync(file, 'utf8').split('\n', 1)[0] ?? '';
  return subjectProblems(subject).map((problem) => `${problem}: ${subject}`);
}

/** The problems of a subject: over 72 characters, not imperative, or with a full stop at its end. */
export function subjectProblems(subject: string): string[] {
  const [verb = ''] = subject.split(' ');
  if (/^(?:Merge|Revert)$/.test(verb)) return [];
  const isImperative =
    IMPERATIVE.test(verb) || (/^[A-Z][a-z]+$/.test(verb) && !NOT_IMPERATIVE.test(verb) && !/(?:ed|ing|s)$/.test(verb));
  return [
    ...(subject.length > MOST_CHARACTERS ? [`has ${subject.length} characters, ${MOST_CHARACTERS} at most`] : []),
    ...(isImperative ? [] : ['does not begin with an imperative']),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
  ];
}

/** The commits after one. A copy without Git, or with a shallow history, has none to check. */
function historyAfter(first: string): { id: string; subject: string }[] {
  if (!existsSync(join(root, '.git')) || git('rev-parse', '--is-shallow-repository').trim() === 'true') return [];
  return git('log', '--format=%h %s', `${first}..HEAD`)
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ id: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }));
}

/**
 * Runs a Git command in the clone.
 * @throws Error with the output of Git when the command fails.
 */
function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
