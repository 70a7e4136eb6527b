import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';
import { facet } from './facet.ts';

/**
 * A listing as the calls return it (LISTING-2 to LISTING-7). Its names are those of the specification's calls;
 * `listing.ts` has the internal names. The types, the interface's document and the tests of the answers all come from
 * these schemas. Pages import only the types.
 */

const count = z.int().check(z.nonnegative());
const seconds = z.int().check(z.describe('Seconds since 1970.'));
const counts = z.record(z.string(), count);

export const listingParameter = z
  .strictObject({
    key: z.string(),
    value: z
      .union([z.string(), z.number()])
      .check(z.describe('As stored: a number in the declared unit, the key of a choice, or text.')),
    label: z.string().check(z.describe('Name of the parameter in the requested language.')),
    text: z.string().check(z.describe('Its value in the requested language.')),
  })
  .check(z.meta({ id: 'ListingParameter', description: 'A detail of the thing, besides title, text and price.' }));

const categoryInfo = z.strictObject({
  id: z.int(),
  name: z.string(),
  parent_id: z.nullable(z.int()),
  parent_name: z.nullable(z.string()),
});

export const listingItem = z
  .strictObject({
    id: z.string(),
    subject: z.string().check(z.describe('The title, as the seller wrote it.')),
    body: z.string().check(z.describe('The text, as the seller wrote it.')),
    category_info: categoryInfo,
    external_url: z.nullable(z.string()).check(z.describe('Its address at the source of an imported ad.')),
    external_info: z
      .nullable(z.record(z.string(), z.string()))
      .check(z.describe('Values of the source that the market stores without reading them.')),
    company_ad: z.boolean(),
    epoch_time: seconds.check(z.describe('When the ad last moved to the top, in seconds since 1970.')),
    highlight: z.boolean().check(z.describe('Whether it is shown in a coloured row.')),
    image_names: z.array(z.string()).check(z.describe('Names in the picture store, cover first.')),
    thumb_name: z.nullable(z.string()),
    language: z.enum(['de', 'fr', 'it', 'en']).check(z.describe('The language that the seller wrote in.')),
    location: z.string().check(z.describe('For display: `3012 Bern BE`.')),
    location_info: z.strictObject({
      area: z.string(),
      plz: z.string(),
      address: z.null().check(z.describe('Always null: the seller gives it only to a buyer.')),
      region_id: z.nullable(z.int()).check(z.describe('Canton code, 1 to 24.')),
      region_name: z.nullable(z.string()),
      postcode_name: z.string(),
    }),
    favorite: z.boolean().check(z.describe('Whether the account that is logged in has saved it.')),
    phone_hash: z
      .nullable(z.string())
      .check(
        z.describe(
          'A keyed hash of the seller’s number: equal for equal numbers. Null without a number, or if it is hidden.',
        ),
      ),
    parameters: z.array(listingParameter).check(z.describe('In order, type and price first.')),
    price: z.nullable(count).check(z.describe('Whole francs; null when free or on request.')),
    price_text: z
      .string()
      .check(z.describe('`CHF 1’250.–`, a rent `CHF 1’250.– / Mt.`, or the word in the requested language.')),
    previous_price: z.nullable(count).check(z.describe('The amount before the last change, in francs.')),
    public_account_id: z.string(),
    type: z.enum(['offer', 'wanted']),
    user_alias: z.string(),
    account_info: z.strictObject({
      company_ad: z.boolean(),
      since: seconds,
      picture: z
        .nullable(z.string())
        .check(
          z.describe('Name of the seller’s picture or logo in the picture store; another picture has another name.'),
        ),
    }),
    preview: z.boolean().check(z.describe('Whether only its seller can see it so far.')),
    source: z.string(),
    slug: z.string(),
    status: z.enum(['active', 'reserved', 'sold', 'expired']),
  })
  .check(z.meta({ id: 'ListingItem', description: 'An ad, in the requested language.' }));

/** A place in which the search finds listings. */
export const foundLocality = z
  .strictObject({
    localityID: z.string(),
    label: z.string().check(z.describe('For display: `Köniz BE`, `3011 Bern BE`.')),
    radius: count.check(z.describe('Whole kilometres.')),
    radii: z
      .array(z.strictObject({ radius: count, count }))
      .check(
        z.describe(
          'The offered and chosen radii, with the number of ads that each would find; the other places are unchanged.',
        ),
      ),
  })
  .check(z.meta({ id: 'ChosenLocality', description: 'A place of the search, with its radius.' }));

/** A suggested correction of the search text. */
export const correction = z
  .strictObject({
    query: z.string(),
    token: z
      .string()
      .check(z.describe('Its search: with the same filters, or without them if it finds nothing with them.')),
    search_total: count,
    items: z.array(listingItem),
  })
  .check(
    z.meta({
      id: 'Correction',
      description:
        'A suggestion if a text finds nothing, or no ad has its spelling. It contains a similar spelling, its ' +
        'number of ads, and the first of them if the text itself finds nothing.',
    }),
  );

/** A suggested wider search, which finds something. */
export const relaxation = z
  .strictObject({
    without: z
      .array(z.string())
      .check(
        z.describe(
          'The removed filters, by their keys in addresses; `radius` and `with_neighbouring_regions` if the place is a wider one.',
        ),
      ),
    token: z.string().check(z.describe('The token of the wider search.')),
    search_total: count,
  })
  .check(z.meta({ id: 'Relaxation', description: 'A slightly wider search, which finds something.' }));

/** The answer of `GET list.json` (LISTING-9). */
export const listingList = z
  .strictObject({
    items: z.array(listingItem),
    itemIDs: z.array(z.string()),
    galleryIDs: z
      .array(z.string())
      .check(z.describe('Matching ads with a place in the gallery, newest first, at most 12.')),
    galleryItems: z
      .array(listingItem)
      .check(z.describe('The ads of galleryIDs on the first page; empty on the others.')),
    search_total: count.check(z.describe('The exact number of matching ads.')),
    counts: z
      .strictObject({
        category: counts,
        region: counts,
        st: counts.check(z.describe('By ad type, `offer` and `wanted`.')),
        company_ad: counts.check(z.describe('By kind of seller, `0` and `1`.')),
        gratis: counts.check(z.describe('The number of free ads, under `1`.')),
      })
      .check(z.describe('How many ads each option would find, by id, counted without that option’s own filter.')),
    facets: z.array(facet).check(z.describe('The filters of the category’s ads, in their order.')),
    localities: z.array(foundLocality).check(z.describe('The places of the search; unknown ones are omitted.')),
    distances: z
      .record(z.string(), count)
      .check(z.describe('Metres from the nearest place of the search, by id; empty without places.')),
    correction: z.nullable(correction),
    relaxations: z
      .array(relaxation)
      .check(
        z.describe(
          'Wider searches if little or nothing was found, the closest first. If little was found, only wider places.',
        ),
      ),
    token: z
      .nullable(z.string())
      .check(
        z.describe('The token of the search, with which it can be repeated; null if the search is too long for one.'),
      ),
    interpretation: z
      .optional(z.string())
      .check(
        z.describe(
          'With `typed=1`: the token of the answered search, if places, prices, rooms or years of `q` became filters.',
        ),
      ),
    as_of: z
      .optional(z.int())
      .check(
        z.describe(
          'The moment of page 1, in epoch milliseconds: with it as `t`, further pages repeat no ad of earlier pages.',
        ),
      ),
    engine: z.enum(['memory', 'sql']).check(z.describe('The adapter of the search port that has answered.')),
    filters: z
      .record(z.string(), z.string())
      .check(z.describe('The filter as interpreted; `query_lang` is the requested language, or that of the answer.')),
  })
  .check(z.meta({ id: 'ListingList', description: 'A page of ads with exact total and counts.' }));

/** The answer of `GET item/{id}/similar.json`. */
export const similarListings = z
  .strictObject({
    category_info: categoryInfo.check(z.describe('The category of the ad to which these are similar.')),
    items: z.array(listingItem),
  })
  .check(z.meta({ id: 'SimilarListings', description: 'Similar ads, the most similar first.' }));

/** The answer of `GET items.json`. */
export const listingItems = z
  .strictObject({ items: z.array(listingItem) })
  .check(z.meta({ id: 'ListingItems', description: 'Ads by their ids, in the requested order.' }));

export type ListingParameter = ReadonlyOutput<typeof listingParameter>;
export type ListingItem = ReadonlyOutput<typeof listingItem>;
export type ListingList = ReadonlyOutput<typeof listingList>;
export type SimilarListings = ReadonlyOutput<typeof similarListings>;
export type ListingItems = ReadonlyOutput<typeof listingItems>;
