import { realEstate } from '#machines/market/categories/categoryTree.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { isOnStep, relevantParameters } from '#machines/search/normalFilter.ts';
import type { Interval, SearchFilter } from '#machines/search/searchFilter.ts';
import { least, most, orMore, rent, rooms, sale, through } from './phrases.ts';
import type { QueryText } from './queryText.ts';

const flat =
  'wohnung(?:en)?|whg|mietwohnung(?:en)?|appartements?|apparts?|logements?|appartament[oi]|flats?|apartments?';
const house =
  'haus|hauser|einfamilienhaus|efh|maisons?|villas?|ville|cas[ae](?! da)|houses?|reihenhaus|doppelhaus(?:halfte)?';
const otherHome =
  'studios?|loft|attika(?:wohnung)?|maisonette(?:wohnung)?|duplex|penthouse|attico|rustico|eigentumswohnung(?:en)?';

const flats = 1020;
const houses = 1040;

/** Numerals that form one word with the rooms: `Dreizimmerwohnung`, `trilocale`. */
const counted: Readonly<Record<string, number>> = { ein: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6 };
const locali: Readonly<Record<string, number>> = { mono: 1, bi: 2, tri: 3, quadri: 4 };

const number = String.raw`(\d{1,2}(?:[.,]5)?)`;
const home = String.raw`(?:[\s-]*(?<home>${flat}|${house}|eigentumswohnung))?`;
const inFigures = new RegExp(
  String.raw`(?:(?:(?<most>${most})|(?<least>${least}))\s)?${number}(?:\s?(?:${through}|/|oder|ou|o|or)\s?${number})?[\s-]*(?<word>${rooms}|(?<=\d)p)\.?${home}(?:\s(?<more>${orMore}))?`,
);
const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
};
const inWords = new RegExp(
  String.raw`(?<number>ein|zwei|drei|vier|funf|sechs)(?<half>einhalb)?[\s-]?zimmer[\s-]?(?<home>${flat}|haus)?`,
);
const inOtherWords = new RegExp(String.raw`(?<number>${Object.keys(words).join('|')})[\s-]?(?<word>${rooms})${home}`);
const inItalian = /(?<number>mono|bi|tri|quadri)local[ei]/;

/**
 * Extracts the rooms of a home and whether it is to rent or to buy; either of them implies the category. A number of
 * `pièces` counts only next to a word for a home or in a short text, because a puzzle has pièces too.
 */
export function extractHome(text: QueryText, filter: SearchFilter): Partial<SearchFilter> {
  if (filter.category !== undefined && filter.category !== realEstate) return {};
  const named = text.find(new RegExp(`${flat}|${house}|${otherHome}`));
  const isHome = filter.category === realEstate || named !== undefined;
  const found = roomsIn(text);
  const isRooms = found !== undefined && (isHome || found.isSure);
  if (isRooms) found.take();
  if (!isRooms && !isHome) return {};
  const transaction = transactionIn(text);
  if (!isRooms && !transaction) return {};
  const subcategory = filter.subcategory ?? (found && isRooms ? found.home : undefined) ?? takeHome(text);
  return {
    category: realEstate,
    ...(subcategory !== undefined && { subcategory }),
    ...(isRooms && { intervals: { ...filter.intervals, rooms: found.interval } }),
    ...(transaction && { selects: { ...filter.selects, transaction: [transaction] } }),
  };
}

/** Extracts the category if the rest of the text is only a word for a home: `wohnung` of `wohnung zug`. */
export function extractSoleHome(text: QueryText, { category }: SearchFilter): Partial<SearchFilter> {
  if (category !== undefined || text.words.length !== 1 || text.rest.includes(' ')) return {};
  const subcategory = takeHome(text);
  return subcategory === undefined ? {} : { category: realEstate, subcategory };
}

/** Whether a search is about a home. */
export function isAboutHome(text: QueryText, { category }: SearchFilter): boolean {
  return category === realEstate || text.has(new RegExp(`${flat}|${house}|${otherHome}`));
}

function takeHome(text: QueryText): number | undefined {
  for (const [pattern, category] of [
    [flat, flats],
    [house, houses],
  ] as const) {
    const found = text.find(new RegExp(pattern));
    if (!found) continue;
    found.take();
    return category;
  }
  return undefined;
}

interface FoundRooms {
  readonly interval: Interval;
  /** The category named after the rooms: `3-Zimmer-Wohnung`. */
  readonly home?: number;
  /** Whether the number of rooms can only mean a home: `Zimmer`, but not `pièces`. */
  readonly isSure: boolean;
  take(): void;
}

function roomsIn(text: QueryText): FoundRooms | undefined {
  const spelled = text.find(inWords) ?? text.find(inItalian) ?? text.find(inOtherWords);
  if (spelled) {
    const { number: said = '', half, word, home: named } = spelled.match.groups!;
    const count = (counted[said] ?? locali[said] ?? words[said]!) + (half === undefined ? 0 : 0.5);
    const isSure = word === undefined || named !== undefined;
    return { interval: exactly(count), ...homeNamed(named), isSure, take: spelled.take };
  }
  const figures = text.find(inFigures);
  if (!figures) return undefined;
  const { most: isMost, least: isLeast, more, word = '', home: named } = figures.match.groups!;
  const numbers = [...figures.match[0].matchAll(/\d{1,2}(?:[.,]5)?/g)].map(([each]) => Number(each.replace(',', '.')));
  const [first = 0, second] = numbers;
  const parameter = relevantParameters({ ...everything, category: realEstate }).find(({ key }) => key === 'rooms');
  if (parameter?.kind !== 'number' || !isOnStep(parameter, first)) return undefined;
  const isBedrooms = word.startsWith('bed');
  const interval =
    second !== undefined
      ? { min: Math.min(first, second), max: Math.max(first, second) }
      : isMost !== undefined
        ? { max: first }
        : isLeast !== undefined || more !== undefined
          ? { min: first }
          : isBedrooms
            ? { min: first, max: first + 1.5 }
            : exactly(first);
  return {
    interval,
    ...homeNamed(named),
    // Whole numbers of `pièces` are not sure to be rooms: puzzles and services have whole pieces too.
    isSure:
      named !== undefined ||
      !Number.isInteger(first) ||
      /^(?:zimmer|zi|local|bed)/.test(word) ||
      text.words.length <= 3 ||
      text.has(new RegExp(`${rent}|${sale}`)),
    take: figures.take,
  };
}

/** Three rooms include three and a half: Swiss listings count an open kitchen as half a room. */
function exactly(count: number): Interval {
  return { min: count, max: Number.isInteger(count) ? count + 0.5 : count };
}

function homeNamed(named: string | undefined): { readonly home?: number } {
  if (named === undefined) return {};
  return { home: new RegExp(`^(?:${house})$`).test(named) ? houses : flats };
}

function transactionIn(text: QueryText): 'rent' | 'buy' | undefined {
  for (const [pattern, transaction] of [
    [rent, 'rent'],
    [sale, 'buy'],
  ] as const) {
    const found = text.find(new RegExp(pattern));
    if (!found) continue;
    found.take();
    return transaction;
  }
  return undefined;
}
