import type { Word } from './words.ts';

/** The words for the ampersand. */
const conjunctions = new Set(['und', 'and', 'et', 'e', 'n', 'u']);

/** Programming languages named by a letter and `sharp`, also as one word. */
const sharp = /^([cf])[ -]?sharp$/;

/**
 * Joins words of a query that form a name with a sign: `h und m` is H&M, `at und t` AT&T, `c sharp` C#, `l oreal`
 * L'Oréal. The typed words remain an alternative.
 */
export function spokenNames(words: readonly Word[]): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [length, name] = nameAt(words, at) ?? [];
    if (length === undefined) found.push(words[at]!);
    else {
      found.push(alsoCalled(words.slice(at, at + length), name!));
      at += length - 1;
    }
  }
  return found;
}

/** The name with a sign that begins at a word: the number of its words, and the term for it in listings. */
function nameAt(words: readonly Word[], at: number): readonly [length: number, name: string] | undefined {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3).map(({ parts }) => parts.join(' '));
  // One side may have two letters.
  if (conjunctions.has(second) && /^(?:\p{L}&\p{L}{1,2}|\p{L}{2}&\p{L})$/u.test(`${first}&${third}`))
    return [3, `${first}&${third}`];
  const alone = sharp.exec(first)?.[1];
  if (alone !== undefined) return [1, `${alone}#`];
  const spaced = sharp.exec(`${first} ${second}`)?.[1];
  if (spaced !== undefined) return [2, `${spaced}#`];
  return /^[ld]$/.test(first) && /^\p{L}{4,}$/u.test(second) ? [2, first + second] : undefined;
}

function alsoCalled(words: readonly Word[], name: string): Word {
  const typed = words.length === 1 ? words[0]!.alternatives : [words.flatMap(({ parts }) => parts)];
  return { parts: words.flatMap(({ parts }) => parts), measures: [], alternatives: [[name], ...typed] };
}
