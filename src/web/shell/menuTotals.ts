/** Asks how many ads there are in each top-level category. */
export const menuTotals = 'query MenuTotals { categories { id total } }';

/** What is told then. */
export interface MenuTotals {
  readonly categories: readonly { readonly id: number; readonly total: number }[];
}
