import { megabyte, minute } from './units.ts';

/**
 * The numbers of the market. "B§9" is the section of constants of the specification of search, ads and accounts;
 * "decisions" is what was decided where both documents are silent. Lengths are counted in Unicode code points.
 */

/** Ads on a page of the list (B§9, LISTING-10). */
export const listPageSize = 30;

/** Ads on a page of real estate, where people compare many at once (B§9). */
export const realEstatePageSize = 100;

/** Ads on a page that a visitor can choose (SEARCH-35): a short list, a long one, and all that one compares at once. */
export const pageSizes = [listPageSize, 60, realEstatePageSize] as const;

/** The furthest page of a search: nobody turns so many, and every one before it has to be passed. */
export const furthestPage = 10_000;

/** Longest text that is looked for: far more than anybody types, and each of its words costs time. */
export const searchTextLength = 200;

/** The highest price that a search names, in francs: what an address has digits for. */
export const mostFrancs = 999_999_999;

/** How far around a place one can look, in kilometres: from end to end of the country. */
export const widestRadius = 350;

/** How far around a place one is offered to look, in kilometres; 0 for the place alone. */
export const offeredRadii = [0, 5, 10, 20, 30, 50, 100] as const;

/** Places that one can look in at once. */
export const mostLocalities = 10;

/** Options of one filter: those counted, and those that can be chosen at once. */
export const mostOptions = 100;

/** Longest text that is the option of a filter, in code points: the longest that a parameter of that kind may have. */
export const optionLength = 60;

/** Ads of the gallery, which is shown above what was found. */
export const galleryLength = 12;

/** Ads that are shown beside another one as like it. */
export const mostSimilar = 8;

/** Ads that a device remembers as seen, the last ones: two rows of them, and room for those that are gone. */
export const mostViewedAds = 20;

/** Ads that a device hides for its visitor; with one more, the one hidden first comes back. */
export const mostHiddenAds = 500;

/** Searches of which a device remembers when they were seen last. */
export const mostSeenSearches = 50;

/** How long nobody looks at a page before the next one begins another visit, in milliseconds. */
export const visitSilence = 30 * minute;

/** How long an ad counts as new, in hours (B§9, LISTING-8). */
export const newForHours = 12;

/** How long an ad runs from its publication or renewal, in days (decisions). */
export const adTermDays = 60;

/** Before its end an ad can be given another term for so long, in days; its seller is reminded as that begins. */
export const renewalDays = 7;

/** How long the link of a mail renews an ad after the end of its term, in days. */
export const renewalLinkDays = 30;

/** Longest title a person can type (decisions). */
export const titleLength = 50;

/** Longest title of an imported ad: what other places allowed is not cut here (decisions). */
export const importedTitleLength = 120;

/** Longest text of an ad (decisions). */
export const textLength = 4000;

/** Pictures of an ad on the free plan (decisions). */
export const maxPictures = 10;

/** Largest file of a photo, in bytes (decisions): what the better cameras of phones take. */
export const largestPhoto = 20 * megabyte;

/** Most pixels of a photo: opened, each takes four bytes of memory. */
export const mostPhotoPixels = 50_000_000;

/** Running real-estate ads of a private seller on the free plan (B§9). */
export const maxRealEstateAdsOnFreePlan = 2;
