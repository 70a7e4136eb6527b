import type { SellerKind } from '#machines/account/account.ts';

export interface AccountRow {
  id: string;
  name: string;
  seller_kind: SellerKind;
  since: number;
}

export interface AccountTables {
  accounts: AccountRow;
}
