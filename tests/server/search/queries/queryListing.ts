/** An ad as a seller would write it. */
export interface QueryListing {
  /** Twelve characters of a-z and 0-9, unique over all languages. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A subcategory. */
  readonly category: number;
  /** In whole Swiss francs, or a word instead of a number. */
  readonly price: number | 'free' | 'onRequest';
  readonly postcode: string;
  readonly locality: string;
  /** An offer by default. */
  readonly kind?: 'offer' | 'wanted';
  /** Only those that the category has. */
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** A typed text, the ids of ads that it must find, and of ads that it must not find, separated by spaces. */
export type Query = readonly [text: string, found: string, notFound: string];
