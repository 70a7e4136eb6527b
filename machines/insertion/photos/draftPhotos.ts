import type { InsertionValues } from '../insertionField.ts';
import type { DraftPhoto } from './photo.ts';

const prefix = 'photo:';
const order = 'photo_order';

/** The photos of a draft, cover first: those in the stored order, followed by those that it lacks. */
export function photosOf(values: InsertionValues): readonly DraftPhoto[] {
  const there = Object.entries(values)
    .filter(([field, name]) => field.startsWith(prefix) && name !== '')
    .map(([field, name]): DraftPhoto => ({ key: field.slice(prefix.length), name }));
  const places = new Map((values[order] ?? '').split(',').map((key, place) => [key, place]));
  const placeOf = ({ key }: DraftPhoto) => places.get(key) ?? Number.POSITIVE_INFINITY;
  return there.toSorted((one, other) => placeOf(one) - placeOf(other) || (one.key < other.key ? -1 : 1));
}

/** The submitted values: those of the fields, and the names of the photos, each once, cover first. */
export function handedOf(values: InsertionValues): {
  readonly values: InsertionValues;
  readonly photos: readonly string[];
} {
  const fields = Object.entries(values).filter(
    ([field, value]) => value !== '' && field !== order && !field.startsWith(prefix),
  );
  return { values: Object.fromEntries(fields), photos: [...new Set(photosOf(values).map(({ name }) => name))] };
}

/** The names of the photos in some fields of a draft. */
export function photoNamesIn(fields: Readonly<Record<string, string | null>>): readonly string[] {
  return Object.entries(fields).flatMap(([field, name]) => (field.startsWith(prefix) && name ? [name] : []));
}

/** The fields of a new draft with existing photos, cover first. */
export function photoFieldsOf(names: readonly string[]): InsertionValues {
  if (names.length === 0) return {};
  const keys = names.map((_, place) => `kept${place}`);
  return { ...Object.fromEntries(keys.map((key, at) => [prefix + key, names[at]!])), [order]: keys.join(',') };
}
