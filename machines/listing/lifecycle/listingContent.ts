import * as z from 'zod/mini';

/** Text that every store can hold: PostgreSQL's has no NUL. */
const text = (longest: number, shortest = 0) =>
  z.string().check(z.minLength(shortest), z.maxLength(longest), z.regex(/^[^\0]*$/, 'must hold no NUL character'));

/** Whole Swiss francs, or a word instead of a number (`Price`). */
export const price = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), francs: z.int().check(z.positive()) }),
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('onRequest') }),
]);

/** Where the thing is: coarse on purpose, since a street is told to a buyer by its seller and not to everybody. */
export const place = z.strictObject({
  country: z.enum(['CH', 'LI', 'DE', 'FR', 'IT', 'AT']),
  postcode: z.string().check(z.regex(/^\d{4,5}$/)),
  /** The place's name; empty where a source gives a postcode only. */
  locality: text(80),
  /** Canton code 1 to 24; absent outside Switzerland and Liechtenstein. */
  region: z.optional(z.int().check(z.gte(1), z.lte(24))),
});

/** Parameters by key of `machines/market/parameters`: a number in the declared unit, or the key of a choice, or text. */
export const parameters = z.record(z.string(), z.union([text(200), z.number()]));

/** What a seller says of the thing. Which lengths a form accepts is a rule's business; these are what a journal can hold. */
export const listingContent = z.strictObject({
  title: text(500, 1),
  body: text(20_000),
  language: z.enum(['de', 'fr', 'it', 'en']),
  /** A subcategory's id, or a top-level category's where nothing finer is known. */
  category: z.int(),
  /** Ad type (`st`): somebody offers, or looks for, the thing. */
  kind: z.enum(['offer', 'wanted']),
  price,
  place,
  parameters,
  /** Names in the picture store, cover first. */
  images: z.array(z.string()),
});

export type Place = z.infer<typeof place>;
export type ListingContent = z.infer<typeof listingContent>;
