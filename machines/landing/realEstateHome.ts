import type { CardItem } from '../listing/cardItem.ts';
import type { ListingList } from '../listing/listingItem.ts';
import { realEstate } from '../market/categories/categoryTree.ts';
import { everything } from '../search/filterChanges.ts';
import type { SearchFilter } from '../search/searchFilter.ts';
import { type CountsById, newestOf } from './landingCounts.ts';

/** The visitor's intent: to rent, to buy, or both (REALESTATE-5). */
export const transactions = ['all', 'rent', 'buy'] as const;

export type Transaction = (typeof transactions)[number];

/** The number of listings for an intent. */
export interface RealEstateCounts {
  readonly total: number;
  /** Counts by object type, which is a subcategory. */
  readonly category: CountsById;
  /** Counts by canton, including Liechtenstein (REALESTATE-1). */
  readonly region: CountsById;
}

/** The content of the home of real estate. */
export interface RealEstateHome {
  /** The newest listings first, those with a picture before those without. */
  readonly newest: readonly CardItem[];
  readonly counts: Readonly<Record<Transaction, RealEstateCounts>>;
}

/** The search for real estate by intent. */
export function realEstateFilter(
  transaction: Transaction,
  place: Pick<SearchFilter, 'region' | 'subcategory'> = {},
): SearchFilter {
  const selects = transaction === 'all' ? {} : { selects: { transaction: [transaction] } };
  return { ...everything, category: realEstate, ...selects, ...place };
}

/** The home of real estate from the answers to its three searches. */
export function realEstateHomeOf(answers: Readonly<Record<Transaction, ListingList>>): RealEstateHome {
  const { all, rent, buy } = answers;
  return {
    newest: newestOf(all),
    counts: { all: countsOf(all), rent: countsOf(rent), buy: countsOf(buy) },
  };
}

function countsOf({ search_total: total, counts: { category, region } }: ListingList): RealEstateCounts {
  return { total, category, region };
}
