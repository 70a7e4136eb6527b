import type { Account, SellerKind } from './account.ts';
import type { AccountFact } from './accountFacts.ts';

/** A market file names a seller: an unknown one is brought in, a known one is told anew where the file differs. */
export function importSeller(
  account: Account | null,
  command: { name: string; sellerKind: SellerKind; source: string; at: number },
): readonly AccountFact[] {
  const { name, sellerKind, source, at } = command;
  if (!account) return [{ type: 'account.imported', at, name, sellerKind, source }];
  const changes = {
    ...(name !== account.name && { name }),
    ...(sellerKind !== account.sellerKind && { sellerKind }),
  };
  return Object.keys(changes).length > 0 ? [{ type: 'account.profileChanged', at, ...changes }] : [];
}
