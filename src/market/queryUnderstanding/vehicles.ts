import { carBrands } from '#machines/market/parameters/carBrands.ts';
import { parameterByKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { isOnStep } from '#machines/search/normalFilter.ts';
import type { Interval, SearchFilter } from '#machines/search/searchFilter.ts';
import { fold } from '../text/fold.ts';
import { between, currency, least, most, orMore, since, through, until, yearOf } from './phrases.ts';
import type { QueryText } from './queryText.ts';

const vehicles = 2000;

/** Common nouns for vehicles with an engine. */
const kinds = [
  'autos?|wagen|kombi|occasionsauto|gebrauchtwagen|personenwagen|lieferwagen|wohnmobil|camper|toff|motorrad|roller|gelandewagen|suv',
  'voitures?|bagnole|break|camionnette|motos?|scooters?|4x4|utilitaire',
  'macchin[ae]|automobil[ei]|furgone|vettura|station wagon',
  'cars?|vans?|motorbikes?|motorcycles?|pickup|convertible|estate',
].join('|');

/** Vehicle models that visitors type without their make. */
const models =
  'golf|polo|passat|tiguan|touran|touareg|sharan|caddy|octavia|fabia|superb|kodiaq|enyaq|leon|ibiza|ateca|a[134568]|q[2-8]|corsa|astra|insignia|zafira|fiesta|focus|kuga|mondeo|transit|clio|megane|twingo|scenic|kangoo|captur|zoe|panda|punto|ducato|yaris|corolla|rav4|prius|aygo|civic|jazz|micra|juke|qashqai|leaf|tucson|kona|swift|jimny|vitara|ignis|duster|sandero|logan|impreza|forester|outback|xc[469]0|v[4-9]0|sprinter|vito|outlander|colt|giulietta|giulia|stelvio|defender|discovery|evoque|wrangler|renegade|berlingo|picasso|t[456]|vespa|multivan|transporter|california|spider|boxster|911|cayenne|macan|mx5|mx-5|cx-?[357]|xsara|saxo|espace|laguna|modus|trafic|master|vivaro|meriva|agila';

/** The words of car makes, without those that are common words. */
const makes = Object.values(carBrands)
  .flatMap((name) => fold(name).split(/[\s-]/))
  .filter(
    (name) =>
      name.length > 1 &&
      !['mini', 'ds', 'mg', 'smart', 'genesis', 'land', 'rover', 'infiniti', 'benz', 'martin'].includes(name),
  )
  .join('|');

const vehicle = new RegExp(
  `${kinds}|${models}|${makes}|vw|alfa|land rover|yamaha|kawasaki|ducati|ktm|harley|aprilia|piaggio`,
);

const year = String.raw`((?:19[5-9]|20[0-4])\d)`;
const marker = String.raw`(?:(?<marker>${yearOf})\s?)`;
const noUnit = String.raw`(?!\s?(?:km|kilom|${currency}|\.-|ccm|cm3|m2|ps\b|er\b|watt|w\b))`;
const range = new RegExp(String.raw`(?:${between}\s)?${marker}?${year}\s?(?:${through})\s?${year}${noUnit}`);
const sinceYear = new RegExp(String.raw`(?:${since})\s(?:${yearOf})?\s?${year}${noUnit}`);
const untilYear = new RegExp(
  String.raw`(?:(?:${until})\s(?:${yearOf})?\s?|(?:${most})\s(?:${yearOf})\s)${year}${noUnit}`,
);
const orNewer = new RegExp(String.raw`${marker}?${year}\s?(?:${orMore}|\+)`);
const ofYear = new RegExp(String.raw`(?<!(?:^|[\s\0])(?:${most}|${least})\s)${marker}?${year}${noUnit}`);
const mileage = new RegExp(
  String.raw`(?:(?<most>${most})|(?<least>${least}))\s(?<number>\d{1,3}(?:['. ]?\d{3})+|\d+)\s?(?<thousand>k|tkm|tausend)?\s?(?:km|kilom[eè]t(?:er|res?|ri))`,
);

/** Extracts the registration year and the mileage of a vehicle; either of them implies the category. */
export function extractVehicle(text: QueryText, filter: SearchFilter): Partial<SearchFilter> {
  if (!isAboutVehicle(text, filter)) return {};
  const intervals = { registrationYear: yearsIn(text), mileage: mileageIn(text) };
  const found = Object.entries(intervals).filter(([, interval]) => interval !== undefined);
  if (found.length === 0) return {};
  return { category: vehicles, intervals: { ...filter.intervals, ...Object.fromEntries(found) } };
}

/** Whether a search is about a vehicle. */
export function isAboutVehicle(text: QueryText, { category }: SearchFilter): boolean {
  return category === vehicles || (category === undefined && text.has(vehicle));
}

function yearsIn(text: QueryText): Interval | undefined {
  const several = text.find(range);
  if (several) {
    several.take();
    const [from = 0, to = 0] = years(several.match).toSorted((one, other) => one - other);
    return { min: from, max: to };
  }
  for (const [pattern, intervalOf] of [
    [sinceYear, (said: number) => ({ min: said })],
    [orNewer, (said: number) => ({ min: said })],
    [untilYear, (said: number) => ({ max: said })],
    [ofYear, (said: number) => ({ min: said, max: said })],
  ] as const) {
    const found = text.find(pattern);
    if (!found) continue;
    found.take();
    return intervalOf(years(found.match)[0]!);
  }
  return undefined;
}

function years({ 0: said }: RegExpExecArray): readonly number[] {
  return (said.match(/(?:19|20)\d\d/g) ?? []).map(Number);
}

function mileageIn(text: QueryText): Interval | undefined {
  const found = text.find(mileage);
  if (!found) return undefined;
  const { number = '', thousand, most: isMost } = found.match.groups!;
  const kilometres = Number(number.replaceAll(/\D/g, '')) * (thousand === undefined ? 1 : 1000);
  const parameter = parameterByKey.mileage;
  if (parameter.kind !== 'number' || !isOnStep(parameter, kilometres)) return undefined;
  found.take();
  return isMost === undefined ? { min: kilometres } : { max: kilometres };
}
