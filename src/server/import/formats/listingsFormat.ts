import { longestName } from '#machines/account/limits.ts';
import { problemWith } from '#machines/listing/lifecycle/contentRules.ts';
import type { ListingContent, Place } from '#machines/listing/lifecycle/listingContent.ts';
import { categoryById } from '#machines/market/categories/categories.ts';
import { codePointsIn } from '#machines/market/text/codePoints.ts';
import { defaultLanguage, languages } from '#machines/market/language.ts';
import { type NumberParameter, parameterKeys } from '#machines/market/parameters/parameterDefinitions.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { unitSymbols } from '#machines/market/parameters/unitWords.ts';
import { quantityIn, type WrittenQuantity } from '#machines/market/text/writtenQuantity.ts';
import { readingsOf } from '#market/places/placeText.ts';
import type { ImportedSeller, ListingReader } from './importedListing.ts';
import { pictureColumn, picturesIn } from '../pictures/pictureEntries.ts';
import type { Fields } from '../records/records.ts';
import { readField, rowFields, type RowFields } from './rowFields.ts';
import type { RowNotes } from '../rowProblems.ts';
import { writtenPrice } from './writtenPrice.ts';

/** The mandatory columns of our own template. */
export const mandatoryListingColumns = ['external_id', 'title', 'category', 'price', 'postcode'] as const;

/** All columns of our own template. Parameters are `param.<key>`, by the keys of `machines/market/parameterDefinitions`. */
export const listingColumns: readonly string[] = [
  ...mandatoryListingColumns,
  'seller_id',
  'seller_name',
  'seller_kind',
  'body',
  'language',
  'kind',
  'locality',
  'country',
  'external_url',
  pictureColumn,
  ...parameterKeys.map(parameterColumn),
];

const knownColumns = new Set(listingColumns);

/**
 * The place of a Swiss or Liechtenstein postcode and of an optional locality name. A guess is derived only from the
 * neighbouring postcodes.
 */
export type PlaceOf = (
  postcode: string,
  locality: string,
) => { readonly place: Omit<Place, 'postcode'>; readonly isGuess: boolean } | undefined;

const longestExternalId = 200;
const longestLocality = 80;
const sellerIds = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text can be the id of a seller's account. */
export function isSellerId(text: string): boolean {
  return sellerIds.test(text);
}

/**
 * Reads a row of our own template. `seller` is the account for rows without a seller. Without it such a row is refused.
 */
export function listingReader({ seller, placeOf }: { seller?: string; placeOf: PlaceOf }): ListingReader {
  return (fields, notes) => {
    const row = rowFields(fields, notes);
    for (const column of Object.keys(fields)) {
      if (!knownColumns.has(column)) notes.refuse(column, fields[column]!, 'is not a column of this format');
    }
    const owner = sellerOf(row, seller, notes);
    const price = writtenPrice(row.mandatory('price'));
    if ('reason' in price && row.optional('price') !== '') notes.refuse('price', row.optional('price'), price.reason);
    const category = categoryOf(row, notes);
    const content = {
      title: row.mandatory('title') && row.text('title', 'line'),
      body: row.text('body', 'lines'),
      language: row.choice('language', languages, defaultLanguage),
      category,
      kind: row.choice('kind', ['offer', 'wanted'], 'offer'),
      place: placeOfRow(row, placeOf, notes),
      parameters: parametersOf(fields, category, notes),
      images: [],
    };
    const externalId = row.mandatory('external_id');
    if (externalId.length > longestExternalId) {
      notes.refuse('external_id', externalId, `has more than ${longestExternalId} characters`);
    }
    const externalUrl = row.shaped('external_url', /^https?:\/\/\S{1,2000}$/, 'is not an address with http or https');
    if (notes.refused() || 'reason' in price) return undefined;

    const pictures = picturesIn(fields, notes);
    const origin = { source: 'import:listings', externalId, ...(externalUrl !== '' && { externalUrl }) };
    const listing: ListingContent = { ...content, price: price.price };
    const problem = problemWith(listing, origin);
    if (problem) {
      notes.refuse(columnOf(problem.field), String(problem.value), problem.rule);
      return undefined;
    }
    return { seller: owner, origin, content: listing, ...(pictures && { pictures }) };
  };
}

function sellerOf(row: RowFields, seller: string | undefined, notes: RowNotes): ImportedSeller {
  const id = row.shaped('seller_id', sellerIds, 'is not lower-case letters, digits and hyphens') || seller;
  if (id === undefined) notes.refuse('seller_id', '', 'is empty, and no --seller was given');
  const name = row.text('seller_name', 'line');
  if (codePointsIn(name) > longestName) notes.refuse('seller_name', name, `has more than ${longestName} characters`);
  const kind = row.choice('seller_kind', ['private', 'company'], undefined);
  return { id: id ?? '', ...(name !== '' && { name }), ...(kind && { kind }) };
}

function categoryOf(row: RowFields, notes: RowNotes): number {
  const id = row.mandatory('category');
  const category = categoryById(Number(id));
  if (id !== '' && !category) notes.refuse('category', id, 'is not in the tree of categories');
  const [first] = category?.children ?? [];
  if (first) notes.warn('category', id, `has subcategories, such as ${first.id}; imported without one`);
  return Number(id);
}

function placeOfRow(row: RowFields, placeOf: PlaceOf, notes: RowNotes): Place {
  const country = row.choice('country', ['CH', 'LI', 'DE', 'FR', 'IT', 'AT'], 'CH');
  const written = row.mandatory('postcode');
  // `CH-8001` and `8001 Zürich` contain the postcode.
  const said = country === 'CH' || country === 'LI' ? readingsOf(written)[0] : undefined;
  const postcode = said?.postcode ?? written;
  const locality = row.text('locality', 'line') || (said?.postcode === undefined ? '' : said.name);
  if (codePointsIn(locality) > longestLocality) {
    notes.refuse('locality', locality, `has more than ${longestLocality} characters`);
  }
  const digits = country === 'DE' || country === 'FR' || country === 'IT' ? 5 : 4;
  const isShaped = new RegExp(`^\\d{${digits}}$`).test(postcode);
  if (postcode !== '' && !isShaped) {
    notes.refuse('postcode', postcode, `is not ${digits} digits, as postcodes of ${country} are`);
  }
  if (country !== 'CH' && country !== 'LI') return { country, postcode, locality };
  const known = placeOf(postcode, locality);
  if (known) {
    if (known.isGuess)
      notes.warn('postcode', postcode, 'is not known; imported with the canton of the postcodes next to it');
    return { postcode, ...known.place };
  }
  if (isShaped && locality === '') notes.refuse('postcode', postcode, 'is not known, and no locality is given');
  if (!notes.refused()) notes.warn('postcode', postcode, 'is not known; imported without canton');
  return { country, postcode, locality };
}

/** Parameters by key. A parameter of another category is refused, because its data would be lost. */
function parametersOf(fields: Fields, category: number, notes: RowNotes): ListingContent['parameters'] {
  const known = new Map(parametersFor(category).map((parameter) => [parameterColumn(parameter.key), parameter]));
  const parameters: Record<string, string | number> = {};
  for (const [column, value] of Object.entries(fields)) {
    if (!column.startsWith(parameterColumn('')) || !knownColumns.has(column)) continue;
    const text = readField(column, value, 'line', notes);
    if (text === '') continue;
    const parameter = known.get(column);
    if (!parameter && categoryById(category)) notes.refuse(column, text, `does not belong to category ${category}`);
    else if (!parameter) continue;
    else if (parameter.kind === 'number') {
      const number = numberOf(text, parameter, notes);
      if (number !== undefined) parameters[parameter.key] = number;
    } else parameters[parameter.key] = text;
  }
  return parameters;
}

/** A number in the unit of its parameter; undefined if it was refused with a reason. */
function numberOf(text: string, parameter: NumberParameter, notes: RowNotes): number | undefined {
  const column = parameterColumn(parameter.key);
  const symbol = parameter.unit && unitSymbols[parameter.unit];
  const read = quantityIn(text, parameter);
  if ('problem' in read) {
    notes.refuse(column, text, reasonOf(read, parameter, symbol));
    return undefined;
  }
  if (read.roundedFrom !== undefined)
    notes.warn(column, text, `is imported as ${read.value} ${symbol ?? ''}`.trimEnd());
  return read.value;
}

function reasonOf(
  read: Extract<WrittenQuantity, { problem: unknown }>,
  { min, max, step }: NumberParameter,
  symbol: string | undefined,
): string {
  switch (read.problem) {
    case 'unit':
      return `is in ${read.unit}: write it ${symbol === undefined ? 'without a unit' : `in ${symbol}`}`;
    case 'ambiguous':
      return `may mean ${read.readings.join(' or ')}: write it without a dot or comma`;
    case 'unreadable':
      return 'must be a number';
    case 'offStep':
      return `must be in steps of ${step}`;
    default:
      return `must be from ${min} to ${max}`;
  }
}

function columnOf(field: string): string {
  return listingColumns.includes(field) ? field : parameterColumn(field);
}

function parameterColumn(key: string): string {
  return `param.${key}`;
}
