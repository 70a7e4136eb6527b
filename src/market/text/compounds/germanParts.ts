import { fold } from '../fold.ts';
import { stemsOf } from '../stems.ts';
import { germanFillers, germanSingles } from './germanFillers.ts';
import { germanGoods } from './germanGoods.ts';
import { germanThings } from './germanThings.ts';

/** Shorter words have no parts that are worth finding. */
const shortest = 6;
/** No part is shorter: linking sounds belong to the part before them. */
const shortestPart = 3;
/** An unknown part next to a strong one needs this many letters. */
const shortestUnknown = 3;
/** Names and strings of letters are not divided. */
const longest = 40;

const listed = (words: string) => words.split(/\s+/).filter(Boolean);
const stemOf = (word: string) => stemsOf(word, 'de')[0]!;

/** Shorter parts that hardly any other word begins or ends with. */
const distinctive = new Set(
  listed('garage keller balkon garten zimmer treppe küche sessel lampe kissen kamera gürtel klavier'),
);

const groups = [...germanThings, ...germanGoods];
const listedNouns = groups
  .flatMap((group) => listed(`${group.strong} ${group.short}`))
  .sort((one, other) => other.length - one.length);
/** The shortest listed noun, by stem. */
const nouns = new Map(listedNouns.map((noun) => [stemOf(noun), noun]));
const strong = new Set(
  groups
    .flatMap((group) => listed(group.strong))
    .filter((noun) => noun.length >= 7 || distinctive.has(noun))
    .map(stemOf),
);
/** The beginnings of nouns. Most letters of a word begin none, and stemming is expensive. */
const beginnings = new Set(listedNouns.map(beginningOf));
const fillers = new Set(listed(germanFillers));
const singles = new Set(listed(germanSingles).map(stemOf));

/** Endings of simple words: they inflect a word or derive another from it. */
const ending =
  /^(?:e[nrms]?|ern?|n?s|es|ens|ung(?:s|en)?|lich\p{L}*|isch\p{L}*|ige?[nrs]?|bar\p{L}*|los\p{L}*|haft\p{L}*|chen|lein|heit\p{L}*|keit\p{L}*|in(?:nen)?|li|eie?n?|ier\p{L}*|te?[nrs]?|end\p{L}*|st)$/u;

interface Division {
  /** The boundaries of the parts. */
  readonly bounds: readonly number[];
  readonly cost: number;
}

/**
 * The cost of a part: 2 if it is known, 3 for a filler. An unknown part costs so much that two known ones are
 * preferred.
 */
const costs = { noun: 2, filler: 3, unknown: 7 };

/**
 * The nouns of a German compound in its own spelling (`eichen` and `parkett` of Eichenparkett), and the nouns that
 * several of its parts form (`tiefgarage` of Tiefgaragenplatz). Empty for a simple word. Every part must be known, or
 * next to a strong one: Velour has no velo in it, and Kamerad no Rad. `word` is in lower case.
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
 * Whether a part is any form of a noun. A part before the last may lack the final e (Kirschbaum). Forms keep the umlaut
 * of their noun: "standen" is no form of Ständer.
 */
function isNoun(part: string, isLast: boolean): boolean {
  const noun = part.length >= shortestPart && beginnings.has(beginningOf(part)) ? nouns.get(stemOf(part)) : undefined;
  if (noun === undefined || (hasUmlaut.test(noun) && !hasUmlaut.test(part))) return false;
  return part.length >= noun.length || (!isLast && part.length >= leastWithoutE && part.length === noun.length - 1);
}

/** The same key for all forms of a noun: Häuser and Haus. */
function beginningOf(part: string): string {
  return fold(part.slice(0, 2)).slice(0, 2);
}

const hasUmlaut = /[äöü]|[aou]e/;
/** Kirsch can be distinguished from other words, Esch cannot. */
const leastWithoutE = 5;

/** The cheapest division of the letters before each place where a part may end. */
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

/** Whether an unknown part is the only one before, or after, strong ones. */
function isBesideStrong(word: string, start: number, end: number, { bounds }: Division): boolean {
  if (start === 0) return end < word.length && isNoun(word.slice(end), true) && isStrong(word.slice(end));
  if (end < word.length) return false;
  return bounds.length === 2 && isStrong(word.slice(0, start)) && !ending.test(word.slice(start));
}

function isStrong(part: string): boolean {
  return part.length >= shortest - 1 && strong.has(stemOf(part));
}

/** Prefixes of verbs, and parts that make another word of a verb: "verschrauben" has no Schraube as its head. */
const prefixes =
  /^(?:ab|an|auf|aus|bei|ein|mit|nach|vor|zu|um|weg|los|her|hin|fest|durch|fort|nieder|zusammen|zurück|heraus|hinein|hinaus|entgegen|hervor|herunter|wieder)?(?:ver|be|ge|ent|er|zer|miss|zu)?$/;

/** Whether letters can be a word: long enough, with a vowel, and no prefix. */
function isLikely(part: string): boolean {
  return part.length >= shortestUnknown && /[aeiouäöüy]/.test(part) && !prefixes.test(part);
}
