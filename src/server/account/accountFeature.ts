import type { AccountFact } from '#machines/account/accountFacts.ts';
import { accountLifecycle } from '#machines/account/accountLifecycle.ts';
import { feature, type Projection } from '#server/store/feature.ts';
import { compiled, prepared, type Sql } from '#server/store/sql.ts';
import type { AccountRow } from './accountTables.ts';

/** The account as the server keeps it: journals, and a row each. */
export function accountFeature(sql: Sql) {
  return feature<AccountFact>(accountLifecycle, {
    project: accountProjection(sql),
    tables: ['accounts'],
    personOf: ({ id }) => id,
  });
}

function accountProjection(sql: Sql): Projection<AccountFact> {
  const insert = prepared<AccountRow>(({ id, name, seller_kind, since }) =>
    sql.insertInto('accounts').values({ id, name, seller_kind, since }),
  );
  return ({ id, fact }) => {
    switch (fact.type) {
      case 'account.imported':
        return [insert({ id, name: fact.name, seller_kind: fact.sellerKind, since: fact.at })];
      case 'account.profileChanged': {
        const changes = {
          ...(fact.name !== undefined && { name: fact.name }),
          ...(fact.sellerKind !== undefined && { seller_kind: fact.sellerKind }),
        };
        // A statement that sets nothing is none.
        return Object.keys(changes).length === 0
          ? []
          : [compiled(sql.updateTable('accounts').set(changes).where('id', '=', id))];
      }
    }
  };
}
