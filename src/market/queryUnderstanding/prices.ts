import { mostFrancs } from '#machines/market/limits.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { between, currency, free, inside, least, most, orLess, through } from './phrases.ts';
import { isFallingRange, type QueryText } from './queryText.ts';

/** Units that show that a number is not a price. */
const unit = [
  'km|m2|m²|qm|mq|mm|cm|m|zoll|pouces?|pollici|inch(?:es)?|"|″|kg|g|gr|liter|litres?|litri|l|ml|gb|tb|mb|ghz|hz|mp|watt|w|wh|kwh|kw|volt|v|ah|mah|ps|cv|hp|ch|ccm|cm3|cc',
  'jahre?n?|ans?|anni|anno|years?|monate?n?|mois|mesi|months?|zimmer|zi|pieces?|locali|rooms?|personen|personnes?|persone|people|platze?|places?|posti|stuck|pezzi|teile|x',
].join('|');

const figures = String.raw`(?:\d{1,3}(?:['. ]\d{3})+|\d+)`;
const tail = String.raw`(?:[.,](?:\d{2}|-+|–|—)|\.)?`;
/** A pattern for an amount with or without a currency, and without another unit. */
const amount = (name: string) =>
  String.raw`(?<before${name}>${currency}\.?\s?)?(?<number${name}>${figures})(?<dash${name}>${tail})\s?(?<thousand${name}>k|mille|mila|tausend|mio\.?|millione?n?s?|milion[ei])?(?!\d)(?<behind${name}>\s?${currency}\.?)?(?!go|to)(?!\s?(?:${unit})(?=[\s\0]|$))`;

const range = new RegExp(String.raw`(?<between>${between}\s)?${amount('A')}\s?(?<word>${through})\s?${amount('B')}`);
/** A range without a currency. The word `und` is missing, as it also joins other numbers. */
const bareRange = new RegExp(
  String.raw`(?<numberA>\d{1,7})\s?(?:-|–|(?<word>bis|a|to))\s?(?<numberB>\d{2,7})(?!\s?(?:${unit})(?=[\s\0]|$))`,
);
const atMost = new RegExp(String.raw`(?:${most})\s?${amount('A')}`);
const atLeast = new RegExp(String.raw`(?:${least})\s?${amount('A')}`);
const alone = new RegExp(String.raw`${amount('A')}(?<most>\s(?:${most}|${orLess}))?`);
const freeOfCharge = new RegExp(`(?<!(?:gluten|tax|hands|sugar|duty|bpa|lactose|cage|smoke|pet) )(?:${free})`);
/** Upper bounds of whole fifties: the last part of a list with commas, and `für 500`. */
const lastOfList = /(?<numberA>\d{2,5})(?=\s*$)/;
const forThat = new RegExp(String.raw`(?:fur|pour|per|for)\s(?<numberA>\d{2,5})(?=\s*$|\s(?:${inside})\s)`);

/** The lowest bound in francs that needs no currency: a lower number is more likely an age, a size or a quantity. */
const lowestBareBound = 20;

/** Things with ranges of numbers that are no prices: focal lengths, lengths, sizes, pieces. */
const numbered = new RegExp(
  [
    '(?:tele|weitwinkel|zoom)?objektive?|zoom|kamera|fotokamera|objectifs?|appareil photo|obiettiv[oi]|lens(?:es)?|camera|canon|nikon|nikkor|sony|sigma|tamron|tokina|fuji(?:film|non)?|pentax|olympus|lumix|panasonic|leica|zeiss|samyang|minolta',
    'matratzen?|bett(?:en)?|bettwasche|bettdecken?|duvets?|lattenroste?|leintuch|teppiche?|vorhange?|tische?|schranke?|regale?|matelas|lits?|sommiers?|tapis|rideaux?|tables?|armoires?|materass[oi]|lett[oi]|tappet[oi]|tend[ae]|tavol[oi]|mattress(?:es)?|beds?|rugs?|carpets?|curtains?',
    'skis?|skischuhe|langlaufski|snowboards?|board|stocke?|batons?|sci|poles?|helme?|casques?|casco|helmets?',
    'grosse|gr\\.?|taille|taglia|tg\\.?|size|schuhe?|chaussures?|scarpe|shoes?|pneus?|reifen|gomme|tyres?|tires?|winterrader|felgen',
    'puzzles?|lego|playmobil|teile|baujahr|jahrgang|annee|anno|year|jahre?|seiten|pages?|pagine',
    'watt|volt|ampere|ps|kw|lumen|liter|litres?|litri|mah|gb|tb|modelle?|typ|type|serie|series|model|nr\\.?|no\\.?|nummer|numero|art\\.?|artikel',
  ].join('|'),
);

/** Extracts price bounds in whole francs, or the filter for free things. An amount without a bound is the upper bound. */
export function extractPrice(text: QueryText, isVehicle: boolean): Partial<SearchFilter> {
  const phrase = text.find(freeOfCharge);
  if (phrase) {
    phrase.take();
    return { freeOnly: true };
  }
  const both =
    text.find(range, (match) => isPriceRange(match, isVehicle)) ??
    text.find(bareRange, (match) => isBarePriceRange(match, text, isVehicle));
  if (both) {
    const [from, to] = [francs(both.match, 'A'), francs(both.match, 'B')].toSorted((one, other) => one - other);
    both.take();
    return { priceFrom: from!, priceTo: to! };
  }
  const to = bound(text, atMost);
  const from = bound(text, atLeast, to);
  if (to !== undefined || from !== undefined)
    return {
      // A lower bound above the upper one is no price, but the year of a thing without a filter for years: `unter 500
      // ab 2020`.
      ...(from !== undefined && (to === undefined || from <= to) && { priceFrom: from }),
      ...(to !== undefined && { priceTo: to }),
    };
  const sole =
    text.find(alone, (match) => isMoney(match, 'A') || match.groups!['most'] !== undefined) ?? bareBound(text);
  if (!sole) return {};
  sole.take();
  return { priceTo: francs(sole.match, 'A') };
}

function bareBound(text: QueryText): ReturnType<QueryText['find']> {
  if (text.has(numbered)) return undefined;
  const isRound = (match: RegExpExecArray) => isRoundPrice(francs(match, 'A'));
  return text.find(forThat, isRound) ?? (text.isList ? text.find(lastOfList, isRound) : undefined);
}

/**
 * Whether two amounts with a currency or `zwischen` are a price range. In `3011 bis 500.-` the first number is a
 * postcode, in `iphone 13 bis 300.-` a model.
 */
function isPriceRange(match: RegExpExecArray, isVehicle: boolean): boolean {
  if (match.groups!['between'] !== undefined) return true;
  const [isFromMoney, isToMoney] = [isMoney(match, 'A'), isMoney(match, 'B')];
  if (isFromMoney && isToMoney) return true;
  if (!isFromMoney && !isToMoney) return false;
  const [from, to] = [francs(match, 'A'), francs(match, 'B')];
  const isDash = /^[-–]$/.test(match.groups!['word']!);
  if (isDash ? isFallingRange(from, to) : from > to) return false;
  if (isUnlikelyPrice(isFromMoney ? to : from)) return false;
  if (isFromMoney || from < 2) return true;
  // The first number may belong to a model: `iphone 13 bis 300.-`, `peugeot 308 bis 5000.-`.
  if (from < lowestBareBound) return to <= 10 * from || (isDash && from % 5 === 0);
  return !(isVehicle && from < 1000 && (to > 5 * from || from % 50 !== 0));
}

function isBarePriceRange({ groups }: RegExpExecArray, text: QueryText, isVehicle: boolean): boolean {
  const [from, to] = [Number(groups!['numberA']), Number(groups!['numberB'])];
  if (from >= to || to > 10 * Math.max(from, 100) || !isRoundPrice(to) || text.has(numbered)) return false;
  if (from !== 0 && !(isRoundPrice(from) && from >= (groups!['word'] === undefined ? 50 : 100))) return false;
  // The first number may belong to a model: `fiat 500`, `vespa 300`.
  if (isVehicle && from < 1000) return false;
  const areYears = from >= 1900 && to < 2050;
  const arePostcodes = from >= 3000 && to < 10_000 && Math.trunc(from / 1000) === Math.trunc(to / 1000);
  return !areYears && !arePostcodes;
}

function isRoundPrice(value: number): boolean {
  return value >= 50 && value % 50 === 0;
}

/** Whether a number without a currency is more likely a postcode or a year. */
function isUnlikelyPrice(value: number): boolean {
  if (value < 1000 || value > 9999 || value % 50 === 0) return false;
  return value % 10 !== 0 ? value % 100 < 90 : value > 2000 && isYear(value);
}

function isYear(value: number): boolean {
  return value >= 1950 && value < 2050;
}

function bound(text: QueryText, pattern: RegExp, priceTo = Infinity): number | undefined {
  const found = text.find(pattern);
  if (!found) return undefined;
  const value = francs(found.match, 'A');
  if (!isMoney(found.match, 'A') && value < lowestBareBound) return undefined;
  // A lower bound that looks like a postcode is none, as in `unter 500 ab 8004`.
  if (value > priceTo && isUnlikelyPrice(value) && !isYear(value)) return undefined;
  found.take();
  return value;
}

/** Whether an amount has a currency or the dash for centimes. */
function isMoney({ groups }: RegExpExecArray, name: 'A' | 'B'): boolean {
  return (
    groups![`before${name}`] !== undefined ||
    groups![`behind${name}`] !== undefined ||
    /[-–—]/.test(groups![`dash${name}`] ?? '')
  );
}

function francs({ groups }: RegExpExecArray, name: 'A' | 'B'): number {
  const whole = Number(groups![`number${name}`]!.replaceAll(/\D/g, ''));
  const times = groups![`thousand${name}`];
  const factor = times === undefined ? 1 : /^mi(?:o|l+ion)/.test(times) ? 1_000_000 : 1000;
  return Math.min(whole * factor, mostFrancs);
}
