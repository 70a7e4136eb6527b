import { stemsOf } from '../stems.ts';
import { germanFillers, germanOtherWords, germanSingles } from './germanFillers.ts';
import { germanForms, germanSpellings } from './germanForms.ts';
import { germanGoods } from './germanGoods.ts';
import { germanThings } from './germanThings.ts';

/** The shortest word that is divided, in letters: shorter words have no parts worth finding. */
const shortest = 6;
/** The shortest part is Öl (oil). Linking sounds belong to the part before them. */
const shortestPart = 2;
/** The fewest letters of an unknown part next to a strong one. */
const shortestUnknown = 3;
/** The longest word that is divided, in letters: names and strings of letters are not divided. */
const longest = 40;
/** The fewest letters of a strong noun: shorter nouns are found only next to known parts. */
const shortestStrong = 7;

const listed = (words: string) => words.split(/\s+/).filter(Boolean);
const stemOf = (word: string) => stemsOf(word, 'de')[0]!;

/** Shorter nouns that are strong too, as hardly any other word begins or ends with them. */
const distinctive = new Set(
  listed('garage keller balkon garten zimmer treppe küche sessel lampe kissen kamera gürtel klavier'),
);

/** The positions that a part may take in a compound, as bits. */
const [before, last, nextToUnknown] = [1, 2, 4];

/** The places of each form. Looking up every substring of a word is far cheaper than stemming it. */
const places = new Map<string, number>();
for (const { strong, short, first, last: heads } of [...germanThings, ...germanGoods]) {
  for (const noun of listed(strong)) {
    add(noun, before | last | (noun.length >= shortestStrong || distinctive.has(noun) ? nextToUnknown : 0));
  }
  for (const noun of listed(short)) add(noun, before | last);
  addForms(listed(first).flatMap(germanSpellings), before);
  for (const noun of listed(heads)) add(noun, last);
}
for (const form of listed(germanOtherWords)) places.delete(form);
const longestPart = Math.max(...Array.from(places.keys(), ({ length }) => length));
const fillers = new Set(listed(germanFillers).flatMap(germanSpellings));
const singles = new Set(listed(germanSingles).map(stemOf));

function add(noun: string, where: number): void {
  const { anywhere, beforeOthers } = germanForms(noun);
  addForms(anywhere, where);
  addForms(beforeOthers, where & before);
}

function addForms(forms: readonly string[], where: number): void {
  for (const form of forms) places.set(form, (places.get(form) ?? 0) | where);
}

/** Endings of simple words: they inflect a word or derive another from it. */
const ending =
  /^(?:e[nrms]?|ern?|n?s|es|ens|ung(?:s|en)?|lich\p{L}*|isch\p{L}*|ige?[nrs]?|bar\p{L}*|los\p{L}*|haft\p{L}*|chen|lein|heit\p{L}*|keit\p{L}*|in(?:nen)?|li|eie?n?|ier\p{L}*|te?[nrst]*|isier\p{L}*|abel\p{L}*|able[nrs]?|ant(?:e[nrs]?)?|istin(?:nen)?|isten?|fähig\p{L}*|d?schaft\p{L}*|are?[nrs]?|ism\p{L}*|ing|ion(?:s|en)?|end\p{L}*|st)$/u;

interface Division {
  /** The boundaries of the parts, as indexes in the word. */
  readonly bounds: readonly number[];
  readonly cost: number;
}

/**
 * The cost of a part: 2 if it is known, 3 for a filler. An unknown part costs so much that two known ones are
 * preferred.
 */
const costs = { noun: 2, filler: 3, unknown: 7 };

/**
 * The nouns of a German compound in its own spelling (`eichen` and `parkett` of Eichenparkett). Nouns formed by several
 * of its parts are included (`tiefgarage` of Tiefgaragenplatz). Empty for a simple word. Every part must be known, or
 * next to a strong one: Velour has no velo in it, and Kamerad no Rad. `word` is in lower case.
 */
export function germanParts(word: string): readonly string[] {
  const spelled = word.replaceAll('ß', 'ss');
  if (spelled.length < shortest || spelled.length > longest || !/^\p{L}+$/u.test(spelled)) return [];
  const bounds = bestDivision(spelled)?.bounds ?? [];
  if (bounds.length < 3 || singles.has(stemOf(spelled))) return [];
  const found = new Set<string>();
  for (const [place, start] of bounds.slice(0, -1).entries()) {
    for (const part of germanParts(spelled.slice(start, bounds[place + 1]))) found.add(part);
  }
  for (let from = 0; from < bounds.length - 1; from += 1) {
    for (let to = from + 1; to < bounds.length; to += 1) {
      const part = spelled.slice(bounds[from], bounds[to]);
      const where = to === bounds.length - 1 ? last : before;
      if (part.length < spelled.length && (mayBe(part, where) || to - from > 1)) found.add(part);
    }
  }
  return [...found];
}

function mayBe(part: string, where: number): boolean {
  return ((places.get(part) ?? 0) & where) !== 0;
}

/** The cheapest division of the letters before each place where a part may end. */
function bestDivision(word: string): Division | undefined {
  const best: (Division | undefined)[] = [{ bounds: [0], cost: 0 }];
  for (let end = shortestPart; end <= word.length; end += 1) {
    for (let start = 0; start <= end - shortestPart; start += 1) {
      const division = best[start];
      if (!division || (start === 0 && end === word.length)) continue;
      const cost = division.cost + costOf(word, start, end, division);
      if (cost < (best[end]?.cost ?? Infinity)) best[end] = { bounds: [...division.bounds, end], cost };
    }
  }
  return best[word.length];
}

function costOf(word: string, start: number, end: number, division: Division): number {
  const part = word.slice(start, end);
  if (part.length <= longestPart) {
    if (mayBe(part, end === word.length ? last : before)) return costs.noun;
    if (end < word.length && fillers.has(part)) return costs.filler;
  }
  return isNextToStrong(word, start, end, division) && isLikely(part)
    ? costs.unknown + part.length / longest
    : Infinity;
}

/** Whether an unknown part is the only part before, or after, strong ones. */
function isNextToStrong(word: string, start: number, end: number, { bounds }: Division): boolean {
  if (start === 0) return end < word.length && mayBe(word.slice(end), nextToUnknown);
  if (end < word.length) return false;
  return bounds.length === 2 && mayBe(word.slice(0, start), nextToUnknown) && !ending.test(word.slice(start));
}

/** Prefixes of verbs, and parts that make another word of a verb: "verschrauben" has no Schraube as its head. */
const prefixes =
  /^(?:ab|an|auf|aus|bei|ein|mit|nach|vor|zu|um|über|unter|wider|weg|los|her|hin|fest|durch|fort|nieder|zusammen|zurück|heraus|hinein|hinaus|entgegen|hervor|herunter|wieder)?(?:ver|be|ge|ent|er|zer|miss|zu)?$/;

/** Ends of a part that make another noun of the next one: "Betriebsversammlung" has no Sammlung. */
const endsInPrefix = /(?<!pul)(?:ver|ve|be|ent|zer)$/;

/** Whether letters can be a word: long enough, with a vowel, and not a prefix. */
function isLikely(part: string): boolean {
  return part.length >= shortestUnknown && /[aeiouäöüy]/.test(part) && !prefixes.test(part) && !endsInPrefix.test(part);
}
