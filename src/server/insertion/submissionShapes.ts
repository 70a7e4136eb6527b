import * as z from 'zod/mini';

/** More fields than any category has. */
const mostFields = 100;

/** Longer than any field may be, in UTF-16 units: up to this, an overlong value is reported at its field. */
const longestValue = 20_000;

/** The values of a form's fields, by their names. */
export const submittedValues = z
  .record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(longestValue)))
  .check(
    z.refine((values) => Object.keys(values).length <= mostFields, `must be at most ${mostFields} fields`),
    z.describe('The values of the fields, by their keys: as typed, `true` or `false` for a switch.'),
  );

/** Schema for the names of a listing's photos in the picture store, cover first. */
export const photoNames = z
  .array(z.string().check(z.maxLength(200)))
  .check(z.maxLength(mostFields), z.describe('Names in the picture store, cover first.'));
