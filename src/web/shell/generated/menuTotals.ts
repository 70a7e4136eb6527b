// Written by `npm run graphql` from src/web/shell/menuTotals.graphql.
import type { Operation } from '../../api/operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MenuTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuTotalsQuery = { readonly categories: ReadonlyArray<{ readonly id: number, readonly total: number }> };
export const MenuTotals = "query MenuTotals { categories { id total } }" as Operation<MenuTotalsQuery, MenuTotalsQueryVariables>;
