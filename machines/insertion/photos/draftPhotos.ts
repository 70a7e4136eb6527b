import type { InsertionValues } from '../insertionField.ts';
import type { GivenPhoto } from './photo.ts';

const prefix = 'photo:';
const order = 'photo_order';

/** The photos of a draft, cover first: in the order that is given, what it does not name behind them. */
export function photosOf(values: InsertionValues): readonly GivenPhoto[] {
  const there = Object.entries(values)
    .filter(([field, name]) => field.startsWith(prefix) && name !== '')
    .map(([field, name]): GivenPhoto => ({ key: field.slice(prefix.length), name }));
  const places = new Map((values[order] ?? '').split(',').map((key, place) => [key, place]));
  const placeOf = ({ key }: GivenPhoto) => places.get(key) ?? Number.POSITIVE_INFINITY;
  return there.toSorted((one, other) => placeOf(one) - placeOf(other) || (one.key < other.key ? -1 : 1));
}

/** What is handed to the server: the values of the fields, and the names of the photos, each once, cover first. */
export function handedOf(values: InsertionValues): {
  readonly values: InsertionValues;
  readonly photos: readonly string[];
} {
  const fields = Object.entries(values).filter(
    ([field, value]) => value !== '' && field !== order && !field.startsWith(prefix),
  );
  return { values: Object.fromEntries(fields), photos: [...new Set(photosOf(values).map(({ name }) => name))] };
}

/** The photos that are put into some fields of a draft. */
export function photoNamesIn(fields: Readonly<Record<string, string | null>>): readonly string[] {
  return Object.entries(fields).flatMap(([field, name]) => (field.startsWith(prefix) && name ? [name] : []));
}

/** The fields by which a draft begins with photos that there are, cover first. */
export function photoFieldsOf(names: readonly string[]): InsertionValues {
  if (names.length === 0) return {};
  const keys = names.map((_, place) => `kept${place}`);
  return { ...Object.fromEntries(keys.map((key, at) => [prefix + key, names[at]!])), [order]: keys.join(',') };
}
