import { day, megabyte, minute } from './units.ts';

/**
 * The numbers of the market. "B§9" is the section of constants in the specification of search, ads and accounts.
 * "decisions" are our decisions where both documents are silent. Lengths are counted in Unicode code points.
 */

/** The number of listings on a page of the list (B§9, LISTING-10). */
export const listPageSize = 30;

/** Listings on a page of real estate, where people compare many at once (B§9). */
export const realEstatePageSize = 100;

/** The page sizes that a visitor can choose (SEARCH-35): a short list, a long one, and a list for comparing. */
export const pageSizes = [listPageSize, 60, realEstatePageSize] as const;

/** The furthest page of a search: no visitor turns so many, and the server must skip all earlier ones. */
export const furthestPage = 10_000;

/** Longest text of a search: far more than people type, and each of its words costs time. */
export const searchTextLength = 200;

/** The highest price of a search, in francs: the most digits that a price in a URL may have. */
export const mostFrancs = 999_999_999;

/** The widest radius around a place, in kilometres: from end to end of the country. */
export const widestRadius = 350;

/** The offered radii around a place, in kilometres; 0 for the place alone. */
export const offeredRadii = [0, 5, 10, 20, 30, 50, 100] as const;

/** The most places in one search. */
export const mostLocalities = 10;

/** Options of one filter: those counted, and those that can be chosen at once. */
export const mostOptions = 100;

/** Longest text option of a filter, in code points: the longest value of such a parameter. */
export const optionLength = 60;

/** The number of listings in the gallery, which is shown above the results. */
export const galleryLength = 12;

/** The number of similar listings on the page of a listing. */
export const mostSimilar = 8;

/** Viewed listings that a device stores: two rows of them, and room for removed ones. */
export const mostViewedListings = 20;

/** Hidden listings that a device stores; beyond that, the earliest hidden one reappears. */
export const mostHiddenListings = 500;

/** The number of searches whose last view a device stores. */
export const mostViewedSearches = 50;

/** The inactivity that ends a visit, in milliseconds. */
export const visitSilence = 30 * minute;

/** How long a browser remembers a choice, such as the language or the appearance, in milliseconds. */
export const choiceLife = 365 * day;

/** The least time between two automatic reloads of a page, in milliseconds (API-21). */
export const reloadPause = 10 * minute;

/** How long a device stores input that could not be sent or saved, in milliseconds. */
export const unsentLife = 30 * day;

/** How long a listing counts as new, in hours (B§9, LISTING-8). */
export const newForHours = 12;

/** The term of a listing from its publication or renewal, in days (decisions). */
export const listingTermDays = 60;

/** How long before its end a listing can be extended, in days; the seller is reminded at the start of this period. */
export const renewalDays = 7;

/** How long the link of a mail renews a listing after the end of its term, in days. */
export const renewalLinkDays = 30;

/** The longest title that a person can type, in characters (decisions). */
export const titleLength = 50;

/** Longest title of an imported listing: longer titles of other sources are not cut (decisions). */
export const importedTitleLength = 120;

/** The longest text of a listing, in characters (decisions). */
export const textLength = 4000;

/** The most pictures of a listing on the free plan (decisions). */
export const maxPictures = 10;

/** Largest file of a photo, in bytes (decisions): that of a good phone camera. */
export const largestPhoto = 20 * megabyte;

/** Most pixels of a photo: decoded, each occupies four bytes of memory. */
export const mostPhotoPixels = 50_000_000;

/** The most running real-estate listings of a private seller on the free plan (B§9). */
export const maxRealEstateListingsOnFreePlan = 2;
