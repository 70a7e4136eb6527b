/** An ad as a seller would write it. */
export interface QueryListing {
  /** The id of the ad: twelve characters of a-z and 0-9, unique over all languages. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The id of the ad's subcategory. */
  readonly category: number;
  /** The price in whole Swiss francs, or a word instead of an amount. */
  readonly price: number | 'free' | 'onRequest';
  readonly postcode: string;
  readonly locality: string;
  /** The ad type; an offer by default. */
  readonly kind?: 'offer' | 'wanted';
  /** The values of parameters, only of those that the category has. */
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** A typed query, with the ids of ads that it must find and of those that it must not find, separated by spaces. */
export type Query = readonly [text: string, found: string, notFound: string];
