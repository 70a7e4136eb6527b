/** The category of a listing, and the top-level category above it. */
export interface CategoryPair {
  readonly category: number;
  readonly topCategory: number;
}
