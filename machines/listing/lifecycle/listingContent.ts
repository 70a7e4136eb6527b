import * as z from 'zod/mini';

/** Text that every store accepts: PostgreSQL does not accept NUL. */
const text = (longest: number, shortest = 0) =>
  z.string().check(z.minLength(shortest), z.maxLength(longest), z.regex(/^[^\0]*$/, 'must hold no NUL character'));

/** A price: whole Swiss francs, or a word instead of a number (`Price`). */
export const price = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), francs: z.int().check(z.positive()) }),
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('onRequest') }),
]);

/** The place of the thing, without a street on purpose: the seller gives that only to a buyer. */
export const place = z.strictObject({
  country: z.enum(['CH', 'LI', 'DE', 'FR', 'IT', 'AT']),
  postcode: z.string().check(z.regex(/^\d{4,5}$/)),
  /** The place's name; empty if a source has only a postcode. */
  locality: text(80),
  /** Canton code 1 to 24; absent outside Switzerland and Liechtenstein. */
  region: z.optional(z.int().check(z.gte(1), z.lte(24))),
});

/** Parameters by key of `machines/market/parameters`: a number in the declared unit, or the key of a choice, or text. */
export const parameters = z.record(z.string(), z.union([text(200), z.number()]));

/** The content of a listing. These lengths are the capacity of a journal; the limits of a form are rules. */
export const listingContent = z.strictObject({
  title: text(500, 1),
  body: text(20_000),
  language: z.enum(['de', 'fr', 'it', 'en']),
  /** A subcategory's id, or a top-level category's if nothing finer is known. */
  category: z.int(),
  /** Listing type (`st`): the thing is offered, or wanted. */
  kind: z.enum(['offer', 'wanted']),
  price,
  place,
  parameters,
  /** The names of the listing's pictures in the picture store, cover first. */
  images: z.array(z.string()),
});

export type Place = z.infer<typeof place>;
export type ListingContent = z.infer<typeof listingContent>;
