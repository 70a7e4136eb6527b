import { mostFrancs } from '#machines/market/limits.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { between, currency, free, least, most, orLess, through } from './phrases.ts';
import type { QueryText } from './queryText.ts';

/** Units that show that a number is not a price. */
const unit = [
  'km|m2|m²|qm|mq|mm|cm|m|zoll|pouces?|pollici|inch(?:es)?|"|″|kg|g|gr|liter|litres?|litri|l|ml|gb|tb|mb|ghz|hz|mp|watt|w|wh|kwh|kw|volt|v|ah|mah|ps|cv|hp|ch|ccm|cm3|cc',
  'jahre?n?|ans?|anni|anno|years?|monate?n?|mois|mesi|months?|zimmer|zi|pieces?|locali|rooms?|personen|personnes?|persone|people|platze?|places?|posti|stuck|pezzi|teile|x',
].join('|');

const figures = String.raw`(?:\d{1,3}(?:['. ]\d{3})+|\d+)`;
const tail = String.raw`(?:[.,](?:\d{2}|-+|–|—)|\.)?`;
/** An amount with or without a currency, and without another unit. */
const amount = (name: string) =>
  String.raw`(?<before${name}>${currency}\.?\s?)?(?<number${name}>${figures})(?<dash${name}>${tail})\s?(?<thousand${name}>k|mille|mila|tausend|mio\.?|millione?n?s?|milion[ei])?(?!\d)(?<behind${name}>\s?${currency}\.?)?(?!go|to)(?!\s?(?:${unit})(?=[\s\0]|$))`;

const range = new RegExp(String.raw`(?<between>${between}\s)?${amount('A')}\s?(?:${through})\s?${amount('B')}`);
const atMost = new RegExp(String.raw`(?:${most})\s?${amount('A')}`);
const atLeast = new RegExp(String.raw`(?:${least})\s?${amount('A')}`);
const alone = new RegExp(String.raw`${amount('A')}(?<most>\s(?:${most}|${orLess}))?`);
const givenAway = new RegExp(`(?<!(?:gluten|tax|hands|sugar|duty|bpa|lactose|cage|smoke|pet) )(?:${free})`);

/** Below it, a bound without a currency is more likely an age, a size or a quantity. In francs. */
const lowestBareBound = 20;

/** Extracts price bounds in whole francs, or the filter for free things. An amount without a bound is the upper bound. */
export function extractPrice(text: QueryText): Partial<SearchFilter> {
  const given = text.find(givenAway);
  if (given) {
    given.take();
    return { freeOnly: true };
  }
  const both = text.find(range);
  if (both && (both.match.groups!['between'] !== undefined || isMoney(both.match, 'A') || isMoney(both.match, 'B'))) {
    const [from, to] = [francs(both.match, 'A'), francs(both.match, 'B')].toSorted((one, other) => one - other);
    both.take();
    return { priceFrom: from!, priceTo: to! };
  }
  const [to, from] = [bound(text, atMost), bound(text, atLeast)];
  if (to !== undefined || from !== undefined)
    return { ...(from !== undefined && { priceFrom: from }), ...(to !== undefined && { priceTo: to }) };
  const sole = text.find(alone);
  if (!sole || !(isMoney(sole.match, 'A') || sole.match.groups!['most'] !== undefined)) return {};
  sole.take();
  return { priceTo: francs(sole.match, 'A') };
}

function bound(text: QueryText, pattern: RegExp): number | undefined {
  const found = text.find(pattern);
  if (!found) return undefined;
  const value = francs(found.match, 'A');
  if (!isMoney(found.match, 'A') && value < lowestBareBound) return undefined;
  found.take();
  return value;
}

/** Whether the amount has a currency or the dash for centimes. */
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
