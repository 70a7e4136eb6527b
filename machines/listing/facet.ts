import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';

const count = z.int().check(z.nonnegative());
const label = z.string().check(z.describe('In the requested language.'));

/** A filter of the search's category, with everything that a form needs to offer it. */
export const facet = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('select'),
      key: z.string(),
      label,
      address: z.string().check(z.describe('Its key in addresses: `cb`. Several options are separated by commas.')),
      options: z
        .array(z.strictObject({ value: z.string(), label, count }))
        .check(
          z.describe(
            'With the number of ads that each would find, counted without this filter; the most frequent first.',
          ),
        ),
    }),
    z.strictObject({
      kind: z.literal('interval'),
      key: z.string(),
      label,
      address: z.tuple([z.string(), z.string()]).check(z.describe('Its keys in addresses, from and to: `ms`, `me`.')),
      unit: z.nullable(z.string()).check(z.describe('The unit after a number: `km`.')),
      min: z.number(),
      max: z.number(),
      step: z.number(),
    }),
  ])
  .check(z.meta({ id: 'Facet', description: 'A filter for the ads of a category.' }));

export type Facet = ReadonlyOutput<typeof facet>;
