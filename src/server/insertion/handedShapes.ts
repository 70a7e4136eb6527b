import * as z from 'zod/mini';

/** More fields than any category has. */
const mostFields = 100;

/** Longer than any field may be, in UTF-16 units: what is too long for its field is told there, up to this. */
const longestValue = 20_000;

/** What stands in the fields of a form, by their names. */
export const handedValues = z
  .record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(longestValue)))
  .check(
    z.refine((values) => Object.keys(values).length <= mostFields, `must be at most ${mostFields} fields`),
    z.describe('What stands in the fields, by their keys: as typed, `true` or `false` for a switch.'),
  );

/** Names of photos, cover first. */
export const photoNames = z
  .array(z.string().check(z.maxLength(200)))
  .check(z.maxLength(mostFields), z.describe('Names in the picture store, cover first.'));
