import { sql as raw } from 'kysely';
import type { AccountStatus } from '#machines/account/lifecycle/account.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import type { EmailFact } from '#machines/email/lifecycle/emailFacts.ts';
import { emailLifecycle } from '#machines/email/lifecycle/emailLifecycle.ts';
import { feature, type Projection } from '#server/store/feature.ts';
import { compiled, prepared, type Sql } from '#server/store/sql.ts';
import type { MarketFeature } from '../marketFeature.ts';
import type { AccountRow } from './accountTables.ts';
import { noteErasures } from './leaving/erasing.ts';

export const accountFeature: MarketFeature = {
  journals: (sql) => [accountJournals(sql), emailJournals()],
  // `forgetting.ts` and `exporting.ts` process the account itself, in addition to the features' parts.
  erase: null,
  exported: null,
  upkeep: noteErasures,
};

/** The feature for journals of accounts; each account has a row in the table `accounts`. */
function accountJournals(sql: Sql) {
  return feature<AccountFact>(accountLifecycle, {
    project: accountProjection(sql),
    tables: ['accounts'],
    personOf: ({ id }) => id,
  });
}

/** Journals of addresses. An address has no row; its stream is named by the keyed hash. */
function emailJournals() {
  return feature<EmailFact>(emailLifecycle, { project: () => [], tables: [] });
}

function accountProjection(sql: Sql): Projection<AccountFact> {
  const insert = prepared<Pick<AccountRow, 'id' | 'name' | 'seller_kind' | 'since' | 'status'>>((row) =>
    sql.insertInto('accounts').values({
      id: row.id,
      name: row.name,
      seller_kind: row.seller_kind,
      since: row.since,
      status: row.status,
      blocked: 0,
      verified_at: null,
      erases_at: null,
    }),
  );
  return ({ id, fact }) => {
    const { at } = fact;
    const update = (changes: Partial<AccountRow>) =>
      // Without changes there is no statement: an update without columns is invalid SQL.
      Object.keys(changes).length === 0
        ? []
        : [compiled(sql.updateTable('accounts').set(changes).where('id', '=', id))];
    switch (fact.type) {
      case 'account.imported':
        return [insert({ id, name: fact.name, seller_kind: fact.sellerKind, since: at, status: 'invited' })];
      case 'account.registered':
        return [insert({ id, name: fact.name ?? '', seller_kind: fact.sellerKind, since: at, status: 'unverified' })];
      case 'account.profileChanged':
        return update({
          ...(fact.name !== undefined && { name: fact.name ?? '' }),
          ...(fact.sellerKind !== undefined && { seller_kind: fact.sellerKind }),
        });
      case 'account.emailVerified':
        return update({ status: 'active', verified_at: at });
      case 'account.deactivated':
        return update({ status: 'deactivated' });
      case 'account.reactivated':
        return update({ status: 'active' });
      case 'account.deletionRequested':
        return update({ status: 'leaving', erases_at: fact.until });
      case 'account.deletionUndone': {
        const status = fact.isDeactivated
          ? ('deactivated' as const)
          : raw<AccountStatus>`CASE WHEN verified_at IS NULL THEN 'unverified' ELSE 'active' END`;
        return [compiled(sql.updateTable('accounts').set({ status, erases_at: null }).where('id', '=', id))];
      }
      case 'account.erased':
        return update({ status: 'erased', name: '', blocked: 0, verified_at: null, erases_at: null });
      case 'account.blocked':
        return update({ blocked: 1 });
      case 'account.unblocked':
        return update({ blocked: 0 });
      case 'account.registrationRepeated':
      case 'account.verificationRequested':
      case 'account.passwordResetRequested':
      case 'account.passwordChanged':
      case 'account.emailChangeRequested':
      case 'account.emailChangeConfirmed':
      case 'account.emailChanged':
      case 'account.leavingReasonGiven':
      case 'account.slotTaken':
      case 'account.moderatorAppointed':
      case 'account.moderatorDismissed':
        return [];
    }
  };
}
