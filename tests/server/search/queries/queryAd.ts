/** An ad that searches are tried on, as a seller wrote it. */
export interface QueryAd {
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
  /** An offer where nothing else is said. */
  readonly kind?: 'offer' | 'wanted';
  /** Only those that the category has. */
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** What somebody types, the ids of ads that it must find, and those of ads that it must not find, divided by spaces. */
export type Query = readonly [text: string, found: string, notFound: string];
