/**
 * An ad as the calls tell it (LISTING-2 to LISTING-7). The names are those of the specification's calls, so they are
 * spelled as there; within the house the same things are called as in `listing.ts`.
 */
export interface AdItem {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly category_info: {
    readonly id: number;
    readonly name: string;
    readonly parent_id: number | null;
    readonly parent_name: string | null;
  };
  /** Where the source of an imported ad shows it. */
  readonly external_url: string | null;
  /** Words of the source that the market only keeps. */
  readonly external_info: Readonly<Record<string, string>> | null;
  readonly company_ad: boolean;
  /** Seconds; when the ad last came to the top. */
  readonly epoch_time: number;
  readonly highlight: boolean;
  readonly image_names: readonly string[];
  readonly thumb_name: string | null;
  readonly language: 'de' | 'fr' | 'it' | 'en';
  /** As one says it: `3012 Bern BE`. */
  readonly location: string;
  readonly location_info: {
    readonly area: string;
    readonly plz: string;
    /** Never told here: the seller tells a buyer. */
    readonly address: null;
    readonly region_id: number | null;
    readonly region_name: string | null;
    readonly postcode_name: string;
  };
  /** Whether the one who asks has saved it. */
  readonly favorite: boolean;
  /** Tells two numbers apart without telling either; null without a number. */
  readonly phone_hash: string | null;
  /** In order, type and price first (LISTING-7). */
  readonly parameters: readonly AdParameter[];
  /** Whole francs; null when free or on request. */
  readonly price: number | null;
  /** `CHF 1’250.–`, or the word in the language asked for. */
  readonly price_text: string;
  /** The amount before the last change, in francs. */
  readonly previous_price: number | null;
  readonly public_account_id: string;
  readonly type: 'offer' | 'wanted';
  readonly user_alias: string;
  readonly account_info: { readonly company_ad: boolean; readonly since: number };
  /** Whether only its seller sees it so far. */
  readonly preview: boolean;
  readonly source: string;
  readonly slug: string;
  readonly status: 'active' | 'reserved' | 'sold' | 'expired';
}

export interface AdParameter {
  readonly key: string;
  /** As stored: number in the declared unit, key of a choice, or text. */
  readonly value: string | number;
  /** Name of the parameter and its value in the language asked for. */
  readonly label: string;
  readonly text: string;
}

/** The answer of `GET list.json` (LISTING-9). */
export interface AdList {
  readonly items: readonly AdItem[];
  readonly itemIDs: readonly string[];
  /** Ads with a place in the gallery among all that match, newest first, at most 12. */
  readonly galleryIDs: readonly string[];
  readonly search_total: number;
  readonly counts: {
    readonly category: Readonly<Record<string, number>>;
    readonly region: Readonly<Record<string, number>>;
  };
  /** The search itself, so that it can be asked for again. */
  readonly token: string;
  /** Which adapter of the search port answered. */
  readonly engine: 'memory' | 'sql';
  /** The filter as it was understood, by the documented keys; `query_lang` is the language that the answer speaks. */
  readonly filters: Readonly<Record<string, string>>;
}
