import type { ExportPart } from './account/leaving/exportedJournal.ts';
import { forgetAccounts } from './account/leaving/forgetting.ts';
import { features } from './features.ts';
import { areMailsSettled } from './mail/ledger.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { ExportServices } from './marketFeature.ts';
import type { Market } from './store/market.ts';

/** Deletes the remaining data of the accounts whose erasure is in the journal (`account/leaving/forgetting.ts`). */
export function forgetErased(market: Market, mailbox: Pick<Mailbox, 'forget'>): Promise<readonly string[]> {
  return forgetAccounts(market, {
    areMailsSettled: (position) => areMailsSettled(market, position),
    parts: features.flatMap(({ erase }) => (erase ? [(account: string) => erase(market, account)] : [])),
    mailbox,
  });
}

/** The features' parts of an account's export, in the order of its files. */
export function exportParts(services: ExportServices): readonly ExportPart[] {
  return features.flatMap(({ exported }) => (exported ? [(account: string) => exported(services, account)] : []));
}
