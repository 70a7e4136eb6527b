import { fold } from '../fold.ts';
import { stemsOf } from '../stems.ts';
import { germanFillers, germanSingles } from './germanFillers.ts';
import { germanGoods } from './germanGoods.ts';
import { germanThings } from './germanThings.ts';

/** Shorter words have no parts that anybody looks for. */
const shortest = 6;
/** No part is shorter: linking sounds belong to the part before them. */
const shortestPart = 3;
/** What a strong part may stand beside without being known has that many letters. */
const shortestUnknown = 3;
/** Names and chains of letters are not taken apart. */
const longest = 40;

const listed = (words: string) => words.split(/\s+/).filter(Boolean);
const stemOf = (word: string) => stemsOf(word, 'de')[0]!;

/** Shorter ones that hardly any other word ends or begins with. */
const distinctive = new Set(
  listed('garage keller balkon garten zimmer treppe küche sessel lampe kissen kamera gürtel klavier'),
);

const groups = [...germanThings, ...germanGoods];
const listedNouns = groups
  .flatMap((group) => listed(`${group.strong} ${group.short}`))
  .sort((one, other) => other.length - one.length);
/** By stem, the shortest noun that is listed. */
const nouns = new Map(listedNouns.map((noun) => [stemOf(noun), noun]));
const strong = new Set(
  groups
    .flatMap((group) => listed(group.strong))
    .filter((noun) => noun.length >= 7 || distinctive.has(noun))
    .map(stemOf),
);
/** How nouns begin: most letters of a word begin none, and stemming is dear. */
const beginnings = new Set(listedNouns.map(beginningOf));
const fillers = new Set(listed(germanFillers));
const singles = new Set(listed(germanSingles).map(stemOf));

/** Endings of a word that is none of several: they bend it or derive another of it. */
const ending =
  /^(?:e[nrms]?|ern?|n?s|es|ens|ung(?:s|en)?|lich\p{L}*|isch\p{L}*|ige?[nrs]?|bar\p{L}*|los\p{L}*|haft\p{L}*|chen|lein|heit\p{L}*|keit\p{L}*|in(?:nen)?|li|eie?n?|ier\p{L}*|te?[nrs]?|end\p{L}*|st)$/u;

interface Division {
  /** Where the parts begin and end. */
  readonly bounds: readonly number[];
  readonly cost: number;
}

/** Known parts cost 2, fillers 3, unknown ones so much that two known ones are preferred. */
const costs = { noun: 2, filler: 3, unknown: 7 };

/**
 * The nouns that a German compound is made of, as they stand in it (`eichen` and `parkett` of Eichenparkett), and those that
 * several of its parts are together (`tiefgarage` of Tiefgaragenplatz); none for a word that is no compound. Every part must be
 * known, or stand beside a strong one: Velour has no velo in it, and Kamerad no Rad. `word` is in lower case.
 */
export function germanParts(word: string): readonly string[] {
  const spelled = word.replaceAll('ß', 'ss');
  if (spelled.length < shortest || spelled.length > longest || !/^\p{L}+$/u.test(spelled)) return [];
  if (singles.has(stemOf(spelled))) return [];
  const bounds = bestDivision(spelled)?.bounds ?? [];
  if (bounds.length < 3) return [];
  const found = new Set<string>();
  for (const [place, start] of bounds.slice(0, -1).entries()) {
    for (const part of germanParts(spelled.slice(start, bounds[place + 1]))) found.add(part);
  }
  for (let from = 0; from < bounds.length - 1; from += 1) {
    for (let to = from + 1; to < bounds.length; to += 1) {
      const part = spelled.slice(bounds[from], bounds[to]);
      if (part.length < spelled.length && (isNoun(part, to === bounds.length - 1) || to - from > 1)) found.add(part);
    }
  }
  return [...found];
}

/**
 * Whether a part is a noun in any of its forms; but for the last part also without its e (Kirschbaum). Forms keep the umlaut of
 * their noun: "standen" is none of Ständer.
 */
function isNoun(part: string, isLast: boolean): boolean {
  const noun = part.length >= shortestPart && beginnings.has(beginningOf(part)) ? nouns.get(stemOf(part)) : undefined;
  if (noun === undefined || (hasUmlaut.test(noun) && !hasUmlaut.test(part))) return false;
  return part.length >= noun.length || (!isLast && part.length >= leastWithoutE && part.length === noun.length - 1);
}

/** Alike for all forms of a noun: Häuser and Haus. */
function beginningOf(part: string): string {
  return fold(part.slice(0, 2)).slice(0, 2);
}

const hasUmlaut = /[äöü]|[aou]e/;
/** Kirsch is told from other words, Esch is not. */
const leastWithoutE = 5;

/** By where a part may end: the cheapest way to divide what is before it. */
function bestDivision(word: string): Division | undefined {
  const best: (Division | undefined)[] = [{ bounds: [0], cost: 0 }];
  for (let end = shortestPart; end <= word.length; end += 1) {
    for (let start = 0; start <= end - shortestPart; start += 1) {
      const before = best[start];
      if (!before || (start === 0 && end === word.length)) continue;
      const cost = before.cost + costOf(word, start, end, before);
      if (cost < (best[end]?.cost ?? Infinity)) best[end] = { bounds: [...before.bounds, end], cost };
    }
  }
  return best[word.length];
}

function costOf(word: string, start: number, end: number, before: Division): number {
  const part = word.slice(start, end);
  if (isNoun(part, end === word.length)) return costs.noun;
  if (end < word.length && fillers.has(part)) return costs.filler;
  return isBesideStrong(word, start, end, before) && isLikely(part) ? costs.unknown + part.length / longest : Infinity;
}

/** Whether an unknown part is all that stands before, or behind, strong ones. */
function isBesideStrong(word: string, start: number, end: number, { bounds }: Division): boolean {
  if (start === 0) return end < word.length && isNoun(word.slice(end), true) && isStrong(word.slice(end));
  if (end < word.length) return false;
  return bounds.length === 2 && isStrong(word.slice(0, start)) && !ending.test(word.slice(start));
}

function isStrong(part: string): boolean {
  return part.length >= shortest - 1 && strong.has(stemOf(part));
}

/** What stands before a verb or makes another of it: "verschrauben" has no Schraube as its head. */
const prefixes =
  /^(?:ab|an|auf|aus|bei|ein|mit|nach|vor|zu|um|weg|los|her|hin|fest|durch|fort|nieder|zusammen|zurück|heraus|hinein|hinaus|entgegen|hervor|herunter|wieder)?(?:ver|be|ge|ent|er|zer|miss|zu)?$/;

/** Whether letters may be a word: so many, with a vowel among them, and no prefix. */
function isLikely(part: string): boolean {
  return part.length >= shortestUnknown && /[aeiouäöüy]/.test(part) && !prefixes.test(part);
}
