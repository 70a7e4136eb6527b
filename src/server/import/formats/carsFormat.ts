import { createHash } from 'node:crypto';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import { problemWith } from '#machines/listing/lifecycle/contentRules.ts';
import { importedTitleLength } from '#machines/market/limits.ts';
import { vehicleParameters } from '#machines/market/parameters/vehicleParameters.ts';
import { quantityIn } from '#machines/market/text/writtenQuantity.ts';
import { formatNumber } from '#market/numbers.ts';
import { brandOf, fuels, gearboxes, modelName, vehicleTypes, wordIn } from './carWords.ts';
import type { ImportedSeller, ListingReader } from './importedListing.ts';
import { picturesIn } from '../pictures/pictureEntries.ts';
import type { Fields } from '../records/records.ts';
import { readField } from './rowFields.ts';
import type { RowNotes } from '../rowProblems.ts';
import { exportedPrice } from './writtenPrice.ts';

/**
 * The columns of the export. All are mandatory, so that other exports are rejected. A column `pictures` may be added.
 */
export const carColumns = [
  'dateCrawled',
  'name',
  'seller',
  'offerType',
  'price',
  'abtest',
  'vehicleType',
  'yearOfRegistration',
  'gearbox',
  'powerPS',
  'model',
  'odometer',
  'monthOfRegistration',
  'fuelType',
  'brand',
  'notRepairedDamage',
  'dateCreated',
  'nrOfPictures',
  'postalCode',
  'lastSeen',
] as const;

const cars = 2020;
const { horsepower, mileage, model, registrationYear } = vehicleParameters;
/** The strongest cars on the road. Larger values are a displacement or a year in the wrong column. */
const mostHorsepower = 1500;

/**
 * Reads a row of a classifieds export of used cars. `seller` is the account of its private sellers. Dealers get another
 * account, because the kind of seller belongs to the account. A car's year is at most `thisYear`, and at most the year
 * in which its row was created, if the row has that date.
 */
export function carReader({ seller, thisYear }: { seller: string; thisYear: number }): ListingReader {
  const sellers: Readonly<Record<string, ImportedSeller>> = {
    privat: { id: seller, name: 'Private Anbieter', kind: 'private' },
    gewerblich: { id: `${seller}-company`, name: 'Gewerbliche Anbieter', kind: 'company' },
  };
  return (fields, notes) => {
    const owner = oneOf(sellers, fields, 'seller', notes);
    const kind = oneOf({ Angebot: 'offer', Gesuch: 'wanted' } as const, fields, 'offerType', notes);
    const price = exportedPrice(fields['price']!);
    if ('reason' in price) notes.refuse('price', fields['price']!, price.reason);
    const postcode = fields['postalCode']!.trim();
    if (!/^\d{1,5}$/.test(postcode)) notes.refuse('postalCode', postcode, 'is not a German postcode');
    const title = titleOf(fields['name']!, notes);
    if (notes.refused() || !owner || !kind || 'reason' in price) return undefined;

    const { parameters, body } = described(fields, thisYear, notes);
    if (notes.refused()) return undefined;
    const content: ListingContent = {
      title,
      body,
      language: 'de',
      category: cars,
      kind,
      price: price.price,
      // All postcodes are German. Those with four digits have lost their leading zero and are not Swiss.
      place: { country: 'DE', postcode: postcode.padStart(5, '0'), locality: '' },
      parameters,
      images: [],
    };
    const origin = { source: 'import:cars', externalId: externalIdOf(fields), externalInfo: datesOf(fields) };
    const problem = problemWith(content, origin);
    if (problem) {
      notes.refuse(problem.field, String(problem.value), problem.rule);
      return undefined;
    }
    const pictures = picturesIn(fields, notes);
    return { seller: owner, origin, content, ...(pictures && { pictures }) };
  };
}

/** A stand-in for the missing id: the SHA-256 of values that the seller does not change, separated by line feeds. */
export function externalIdOf(fields: Fields): string {
  const values = ['name', 'dateCreated', 'postalCode', 'yearOfRegistration', 'model'].map((column) => fields[column]);
  return createHash('sha256').update(values.join('\n')).digest('hex');
}

function datesOf(fields: Fields): Record<string, string> {
  const dates = ['dateCreated', 'dateCrawled', 'lastSeen'].map((column) => [column, fields[column]!.trim()] as const);
  return Object.fromEntries(dates.filter(([, date]) => date !== ''));
}

function titleOf(name: string, notes: RowNotes): string {
  const title = readField('name', name.replaceAll(/[_\s]+/g, ' '), 'line', notes);
  if (title === '' && !notes.refused()) notes.refuse('name', name, 'is empty');
  const letters = Array.from(title);
  if (letters.length <= importedTitleLength) return title;
  notes.warn('name', name, `is cut to ${importedTitleLength} characters`);
  return letters.slice(0, importedTitleLength).join('').trimEnd();
}

/** The row's facts about the car, as parameters and as the listing's text. The text claims nothing beyond the row. */
function described(fields: Fields, thisYear: number, notes: RowNotes): Pick<ListingContent, 'parameters' | 'body'> {
  const brand = wordOf(brandOf, fields, 'brand', notes);
  const named = modelName(readField('model', fields['model']!, 'line', notes));
  const type = wordOf(wordIn(vehicleTypes), fields, 'vehicleType', notes);
  const year = yearOf(fields, thisYear, notes);
  const kilometres = kilometresOf(fields, notes);
  const fuel = wordOf(wordIn(fuels), fields, 'fuelType', notes);
  const gearbox = wordOf(wordIn(gearboxes), fields, 'gearbox', notes);
  const power = horsepowerOf(fields, notes);
  const damage = damageOf(fields, notes);
  const month = Number(fields['monthOfRegistration']);
  const registered = month >= 1 && month <= 12 ? `${String(month).padStart(2, '0')}/${year}` : String(year);

  const lines = [
    ['Marke', brand?.name],
    ['Modell', named],
    ['Fahrzeugart', type?.name],
    ['Erstzulassung', year && registered],
    ['Kilometerstand', kilometres !== undefined && `${formatNumber(kilometres)} km`],
    ['Treibstoff', fuel?.name],
    ['Getriebe', gearbox?.name],
    ['Leistung', power && `${power} PS`],
    ['Unreparierter Schaden', damage],
  ];
  const parameters = {
    brand: brand?.choice,
    model: Array.from(named).slice(0, model.maxLength).join(''),
    vehicleType: type?.choice,
    registrationYear: year,
    mileage: kilometres,
    fuel: fuel?.choice,
    gearbox: gearbox?.choice,
    horsepower: power,
  };
  return {
    body: lines.flatMap(([label, said]) => (said ? [`${label}: ${said}`] : [])).join('\n'),
    parameters: Object.fromEntries(
      Object.entries(parameters).filter((entry): entry is [string, string | number] => !!entry[1] || entry[1] === 0),
    ),
  };
}

/** A word of the export in the market's terms. Without a translation, only that parameter is lost. */
function wordOf<W>(
  meaningOf: (word: string) => W | undefined,
  fields: Fields,
  column: string,
  notes: RowNotes,
): W | undefined {
  const word = fields[column]!.trim();
  if (word === '') return undefined;
  const meaning = meaningOf(word);
  if (meaning === undefined) notes.warn(column, word, 'is not a known word; imported without it');
  return meaning;
}

/** The year of registration, unless it is before the first cars or after the year in which the listing was written. */
function yearOf(fields: Fields, thisYear: number, notes: RowNotes): number | undefined {
  const text = fields['yearOfRegistration']!.trim();
  if (text === '') return undefined;
  const written = Number(fields['dateCreated']!.slice(0, 4)) || thisYear;
  const year = /^\d{4}$/.test(text) ? Number(text) : NaN;
  if (year >= registrationYear.min && year <= Math.min(written, thisYear)) return year;
  notes.warn('yearOfRegistration', text, 'is not a possible year; imported without it');
  return undefined;
}

function kilometresOf(fields: Fields, notes: RowNotes): number | undefined {
  const text = fields['odometer']!.trim();
  if (text === '') return undefined;
  const amount = /^(\d+|\d{1,3}(?:,\d{3})+) ?(?:km)?$/.exec(text)?.[1];
  const kilometres = Number(amount?.replaceAll(',', ''));
  if (kilometres <= mileage.max) return kilometres;
  notes.warn('odometer', text, 'is not a mileage such as 150,000km; imported without it');
  return undefined;
}

function horsepowerOf(fields: Fields, notes: RowNotes): number | undefined {
  const text = fields['powerPS']!.trim();
  if (text === '') return undefined;
  const read = quantityIn(text, { ...horsepower, max: mostHorsepower });
  if ('value' in read) return read.value;
  notes.warn('powerPS', text, 'is not a possible power; imported without it');
  return undefined;
}

function damageOf(fields: Fields, notes: RowNotes): string | undefined {
  return wordOf(wordIn({ nein: 'nein', ja: 'ja' }), fields, 'notRepairedDamage', notes);
}

function oneOf<W>(known: Readonly<Record<string, W>>, fields: Fields, column: string, notes: RowNotes): W | undefined {
  const word = fields[column]!.trim();
  const meaning = wordIn(known)(word);
  if (meaning === undefined) notes.refuse(column, word, `is none of ${Object.keys(known).join(', ')}`);
  return meaning;
}
