import { compoundTokens } from './compoundTokens.ts';
import { withHyphens } from './compounds/romanceParts.ts';
import { nameApostrophe, normalizedMeasures, normalizedText } from './normalizedText.ts';
import { spokenNames } from './spokenNames.ts';
import { currencyBefore, isLength, isLetterAlone, jointUnit, quantityTerm, spacedUnit } from './units.ts';

/** A word as written in a text, between two spaces, without punctuation. It is in lower case with its accents. */
export interface Word {
  /** The parts of the word in order: `rtx-4090` has two, most words have one. Elided articles are left out. */
  readonly parts: readonly string[];
  /** The parts written as one, where that differs from a single part: `rtx4090`, `ebike`, `levis`. */
  readonly joined?: string;
  /** Additional terms of a text: `128gb` of 128 GB, `4g0601025p` of 4G0 601 025 P, `r16` of 55R16. */
  readonly measures: readonly string[];
  /** A text matches by all parts and measures of any of these. The first is the word as one, if possible. */
  readonly alternatives: readonly (readonly string[])[];
}

/** Elisions before an apostrophe in French, Italian and Swiss German, which are not part of the following word. */
const elided = new Set(
  'l d j m t s n c qu jusqu lorsqu puisqu quoiqu un all dall dell nell sull coll quest quell gl'.split(' '),
);

/**
 * Matches a word: letters and digits with single connectors between them (hyphen, apostrophe, dot, decimal point,
 * ampersand). Plus and hash signs at the end belong to the word: S10+, C++, C#.
 */
const written = /[\p{L}\p{M}\p{N}]+(?:[-'.&][\p{L}\p{M}\p{N}]+)*(?:(?:\+{1,3}|#)(?![\p{L}\p{N}+#]))?/gu;

/**
 * Dimensions (`120x80`, of wheels `8jx18`), a separate decimal number (`3.5`, not the start of `12.03.2016`), letters, or
 * digits.
 */
const runs =
  /(?<![\d.])\d+(?:\.\d+)?(?:j?x\d+(?:\.\d+)?)+(?!\p{L})|(?<![\d.])\d+\.\d{1,3}(?!\d|\.\d)|\p{N}+|[\p{L}\p{M}]+/gu;

/** Names with more parts than this are not joined. Numbers may have more groups. */
const mostParts = 4;
const mostGroups = 8;
/** The maximum number of alternatives per word. More would cost more than they find. */
const mostAlternatives = 16;
/** The most groups in a row that is divided in every possible place. */
const mostDivided = 4;
/** In a longer row, every run of up to this many groups is joined, and the whole row. */
const mostJoined = 5;
/** The fewest digits of a number that is joined from groups of digits alone: two adjacent years are not joined. */
const leastDigits = 7;

/**
 * The words of a text in German, French, Italian or English. Part numbers, years and quantities keep their spelling.
 * `i7`, `A4` and `3.5` are one part; `128GB` and `RTX-4090` have two, so searches find them with and without the joint.
 * `1'250`, `1.250` and `1,250` become 1250, and a decimal comma becomes a dot. Terms that may be written with or
 * without spaces are one word: `60 m²`, `120 x 80`, `4G0 601 025 P`.
 */
export function wordsOf(text: string): Word[] {
  return writtenWords(text).map(wordOf);
}

/**
 * The words of a query. People type queries in lower case: "a 4" and "e 220" may be models there. In texts, capitals
 * distinguish these from articles and prepositions. Signs may be words there: `h und m`, `c sharp`.
 */
export function queryWordsOf(text: string): Word[] {
  const words = wordsOf(
    text.replace(/(?<![\p{L}\p{N}'])[aeoyiul](?= \d)|(?<=\d )[aeoy](?![\p{L}\p{N}'])/gu, (letter) =>
      letter.toUpperCase(),
    ),
  );
  return spokenNames(words);
}

/** The words of a text before parsing. `wordOf` parses them, with the same result for equal spellings. */
export function writtenWords(text: string): readonly string[] {
  const normalized = normalizedMeasures(text);
  if (!/\d/.test(normalized)) return withHyphens(normalized.toLowerCase().match(written) ?? []);
  const matches = [...normalized.matchAll(written)];
  const ends = matches.map(({ 0: word, index }) => index + word.length);
  const areNeighbours = (place: number) =>
    /^ {1,2}$/.test(normalized.slice(ends[place - 1], Math.min(matches[place]!.index, ends[place - 1]! + 3)));
  const tokens = compoundTokens(
    matches.map(({ 0: word }) => word),
    areNeighbours,
  );
  return withHyphens(tokens.map((word) => word.toLowerCase()));
}

/** The words of a text in their own case, without elisions. */
export function spelledWords(text: string): readonly string[] {
  const words = normalizedText(text).match(written) ?? [];
  return words.map((word) => withoutElision(word.split("'")).join("'"));
}

/** The pieces of a word between its apostrophes, without elided articles at its start. */
function withoutElision(pieces: readonly string[]): string[] {
  const first = pieces.findIndex((piece, index) => index === pieces.length - 1 || !elided.has(piece.toLowerCase()));
  return pieces.slice(first);
}

/** Parses an element of `writtenWords`. */
export function wordOf(word: string): Word {
  const groups = word.split(' ');
  return groups.length > 1 ? compoundOf(groups) : singleWord(word);
}

function singleWord(word: string): Word {
  if (/^\p{L}{1,2}(?:&\p{L}{1,2})+$/u.test(word)) return plainWord([word], undefined, [word.replaceAll('&', '')]);
  const sign = /[+#]+$/.exec(word)?.[0] ?? '';
  const bare = sign === '' ? word : word.slice(0, -sign.length);
  if (sign !== '' && bare.length === 1) return plainWord([word]);
  const pieces = withoutElision(bare.replace(nameApostrophe, "'").split("'"));
  const all = pieces.map(partsOf);
  const signs = sign === '' || sign === '#' ? [] : [sign === '+' ? 'plus' : sign];
  const joined = [...all.flat(), ...signs].join('');
  if (pieces.length > 1 && pieces.at(-1) === 's') all.pop();
  const parts = [...all.flat(), ...signs];
  const most = /\d/.test(word) ? mostGroups : mostParts;
  const isJoint = parts.length <= most && joined !== parts[0];
  const named = bare.includes(nameApostrophe) ? [bare.replace(nameApostrophe, '')] : [];
  return plainWord(parts, isJoint ? joined : undefined, [...measuresOf(parts), ...wheelOf(word), ...named]);
}

/** A word made of parts: found as one, or by all parts if each means something alone. */
function plainWord(parts: readonly string[], joined?: string, measures: readonly string[] = []): Word {
  const asOne = joined === undefined ? [] : [[joined]];
  const apart = joined === undefined || parts.every(isSearchableAlone) ? dividedBy(parts) : quantitiesIn(parts);
  const alternatives = distinct([...asOne, ...apart]).slice(0, mostAlternatives);
  return {
    parts,
    ...(joined !== undefined && { joined }),
    measures,
    alternatives: alternatives.length > 0 ? alternatives : [parts],
  };
}

/**
 * The divisions of a word: its parts as they are, with numbers and their units joined, and with the sides of dimensions
 * apart.
 */
function dividedBy(parts: readonly string[]): (readonly string[])[] {
  const whole = quantitiesIn(parts);
  const sides = parts.length === 1 ? sidesOf(parts[0]!) : [];
  const areSearchableAlone = sides.length > 0 && sides.every((side) => side.length > 1);
  return [...whole, parts, ...(areSearchableAlone ? [sides] : [])];
}

/**
 * The parts of a word with each number and its unit as one term. Empty if there is no such pair, or if another part
 * means nothing alone.
 */
function quantitiesIn(parts: readonly string[]): (readonly string[])[] {
  const joint: string[] = [];
  for (let place = 0; place < parts.length; place += 1) {
    const quantity = quantityAt(parts, place);
    joint.push(quantity ?? parts[place]!);
    if (quantity !== undefined) place += 1;
  }
  return joint.length < parts.length && joint.every(isSearchableAlone) ? [joint] : [];
}

function quantityAt(parts: readonly string[], place: number): string | undefined {
  const [number, spelling] = [parts[place]!, parts[place + 1]];
  const currency = currencyBefore(number);
  if (currency !== undefined && /^[\d.]+$/.test(spelling ?? '')) return quantityTerm(spelling!, currency);
  const unit = spelling !== undefined && /^[\d.]+$/.test(number) ? jointUnit(spelling) : undefined;
  return unit === undefined ? undefined : quantityTerm(number, unit);
}

/**
 * Whether a part of a word can be searched without its neighbours. The `e` of e-bike cannot: every Italian listing has
 * one.
 */
function isSearchableAlone(part: string): boolean {
  return part.length > 1 || /\p{N}/u.test(part);
}

/** Quantities, sides of dimensions and the ends of codes: the terms of a text besides its parts. */
function measuresOf(parts: readonly string[]): readonly string[] {
  return parts.flatMap((part, place) => {
    const quantity = quantityAt(parts, place);
    return [...(quantity === undefined ? [] : [quantity]), ...sidesOf(part), ...endsOf(part)];
  });
}

/** The numbers of dimensions: 120 and 80 of `120x80`. */
function sidesOf(part: string): readonly string[] {
  return /^\d[\d.]*(?:j?x\d[\d.]*)+$/.test(part) ? part.split(/j?x/) : [];
}

/** The width of a rim, and its diameter, which is always in inches: `8j` and `18zoll` of `8jx18`. */
function wheelOf(word: string): readonly string[] {
  const [, width, diameter] = /(\d+(?:\.\d+)?j)x(\d+)/.exec(word) ?? [];
  return width === undefined ? [] : [width, quantityTerm(diameter!, 'zoll')];
}

/** Search terms of tyres and models: 55, 16 and r16 of `55r16`, 180 of `c180`. */
function endsOf(part: string): readonly string[] {
  const [, first, letter, last] = /^(\d{2,})(\p{L})(\d{2,})$/u.exec(part) ?? [];
  if (first !== undefined) return [first, last!, letter! + last!];
  const model = /^\p{L}(\d{3,})\p{L}?$|^(\d{3,})\p{L}$/u.exec(part);
  return model ? [(model[1] ?? model[2])!] : [];
}

/** The word for groups that may be written as one; listings have it in any division. */
function compoundOf(groups: readonly string[]): Word {
  const words = groups.map(singleWord);
  const parts = words.flatMap((word) => word.parts);
  const measures = new Set<string>();
  for (const [place, word] of words.entries()) {
    for (const term of [...word.measures, ...(word.joined === undefined ? [] : [word.joined])]) measures.add(term);
    for (const quantity of quantitiesOf(groups, place)) measures.add(quantity);
  }
  for (const joint of jointGroups(groups)) measures.add(joint);
  const alternatives = distinct(compoundAlternatives(groups, words)).slice(0, mostAlternatives);
  return { parts, measures: [...measures], alternatives };
}

/** The quantity of a group's number with the unit after it, or of a currency with its amount: 120x80 cm gives 80 cm. */
function quantityOf(groups: readonly string[], place: number): string | undefined {
  const currency = currencyBefore(groups[place]!);
  const number = /(?:^|[x-]|\p{L}\.)(\d+(?:\.\d+)?)$/u.exec(groups[place]!)?.[1];
  const next = groups[place + 1];
  if (currency !== undefined && next !== undefined && /^\d/.test(next)) return quantityTerm(next, currency);
  const unit = number === undefined || next === undefined ? undefined : spacedUnit(next);
  return unit === undefined ? undefined : quantityTerm(number!, unit);
}

/** The quantity at a place, and those of the other sides: 120x80 cm gives 120 cm, too. */
function quantitiesOf(groups: readonly string[], place: number): readonly string[] {
  const quantity = quantityOf(groups, place);
  if (quantity === undefined) return [];
  const unit = spacedUnit(groups[place + 1]!);
  const sides = unit !== undefined && isLength(unit) ? sidesOf(groups[place]!) : [];
  return [quantity, ...sides.map((side) => quantityTerm(side, unit!))];
}

function isGroup(group: string): boolean {
  return /^\p{L}$|^[\p{L}\p{N}-]*\p{N}[\p{L}\p{N}-]*$/u.test(group);
}

/** Groups as one word, without the hyphens inside them. */
function jointOf(groups: readonly string[]): string {
  return groups.join('').replaceAll('-', '');
}

function canBeJoined(groups: readonly string[]): boolean {
  const joint = jointOf(groups);
  return groups.every(isGroup) && (/\p{L}/u.test(joint) ? /\p{N}/u.test(joint) : joint.length >= leastDigits);
}

function* jointGroups(groups: readonly string[]): Generator<string> {
  for (let from = 0; from < groups.length; from += 1) {
    for (let to = from + 2; to <= groups.length; to += 1) {
      const some = groups.slice(from, to);
      if ((some.length <= mostJoined || some.length === groups.length) && canBeJoined(some)) yield jointOf(some);
    }
  }
}

function compoundAlternatives(groups: readonly string[], words: readonly Word[]): (readonly string[])[] {
  const apart = words.flatMap((word, place) => (isVowel(groups[place]!) ? [] : word.parts));
  const isApart = groups.every((group, place) => isVowel(group) || !isUnitLetter(groups, place));
  const asOne = canBeJoined(groups) ? [[jointOf(groups)]] : [];
  const divided = groups.length <= mostDivided ? divisions(groups, words, 0) : [...quantityAlternative(groups, words)];
  const alternatives = [...asOne, ...divided, ...(isApart ? [apart] : [])];
  return alternatives.filter((alternative) => alternative.length > 0);
}

/**
 * Whether a group can also be an article or a preposition ("da 3 a 5"). Such a group is not required where it is alone.
 */
function isVowel(group: string): boolean {
  return /^[aeoyiu]$/.test(group);
}

/** Whether a group is the letter of a unit, which means nothing without its number. */
function isUnitLetter(groups: readonly string[], place: number): boolean {
  const group = place > 0 ? groups[place] : undefined;
  return group !== undefined && isLetterAlone(group) && quantityOf(groups, place - 1) !== undefined;
}

/** The groups from an index on, in every division; a one-letter unit stays with its number. */
function divisions(groups: readonly string[], words: readonly Word[], from: number): (readonly string[])[] {
  if (from >= groups.length) return [[]];
  const found: (readonly string[])[] = [];
  const add = (terms: readonly string[], to: number) => {
    for (const rest of divisions(groups, words, to)) found.push([...terms, ...rest]);
  };
  const quantity = quantityOf(groups, from);
  if (quantity !== undefined) {
    add(sidesOf(groups[from]!).length > 0 ? [...words[from]!.parts, quantity] : [quantity], from + 2);
  }
  for (let to = from + 2; to <= groups.length; to += 1) {
    if (canBeJoined(groups.slice(from, to))) add([jointOf(groups.slice(from, to))], to);
  }
  if (isVowel(groups[from]!)) add([], from + 1);
  else if (!isUnitLetter(groups, from + 1) || isVowel(groups[from + 1]!)) {
    for (const alternative of words[from]!.alternatives) add(alternative, from + 1);
  }
  return found;
}

/** Divides a long row of groups so that each of its quantities is one term. */
function* quantityAlternative(groups: readonly string[], words: readonly Word[]): Generator<readonly string[]> {
  const alternative: string[] = [];
  for (let place = 0; place < groups.length; place += 1) {
    const quantity = quantityOf(groups, place);
    if (quantity === undefined) alternative.push(...words[place]!.parts);
    else alternative.push(quantity);
    if (quantity !== undefined) place += 1;
  }
  yield alternative;
}

function distinct(alternatives: readonly (readonly string[])[]): (readonly string[])[] {
  return [
    ...new Map(
      alternatives.map((alternative) => [[...new Set(alternative)].toSorted().join(' '), alternative]),
    ).values(),
  ];
}

/**
 * Adjacent letters and digits are two parts (`128 gb`). A single letter stays with its digits (`i7`, `8700k`), unless
 * it is a unit (`3 m`).
 */
function partsOf(piece: string): readonly string[] {
  if (/^[cdkm]m[23]$/.test(piece)) return [piece];
  const parts: string[] = [];
  let end = -1;
  let lone = false;
  for (const { 0: run, index } of piece.matchAll(runs)) {
    const isLone = /^\p{L}$/u.test(run);
    if (index === end && (lone || isLone)) parts.push((parts.pop() ?? '') + run);
    else parts.push(run.replace(/(?<=\d)j(?=x\d)/g, ''));
    end = index + run.length;
    lone = isLone;
  }
  return parts.flatMap(unitApart);
}

/** Separates a number from the unit right after it. */
function unitApart(part: string): readonly string[] {
  const [, number, spelling] = /^(\d[\d.]*)(\p{L}+[23]?)$/u.exec(part) ?? [];
  return number !== undefined && jointUnit(spelling!) !== undefined ? [number, spelling!] : [part];
}
