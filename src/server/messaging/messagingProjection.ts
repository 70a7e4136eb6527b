import type { MessagingFact } from '#machines/messaging/lifecycle/messagingFacts.ts';
import type { Projection } from '#server/store/feature.ts';
import { compiled, type Sql } from '#server/store/sql.ts';
import type { Statement } from '#server/store/store.ts';
import type { CorrespondentRow } from './messagingTables.ts';

/** Maps a fact of an account's messaging settings to rows; an account with default settings has none. */
export function messagingProjection(sql: Sql): Projection<MessagingFact> {
  const say = (account: string, said: Partial<Pick<CorrespondentRow, 'away_until' | 'wants_mails'>>): Statement[] => [
    compiled(
      sql
        .insertInto('correspondents')
        .values({ account, away_until: null, wants_mails: 1, ...said })
        .onConflict((known) => known.column('account').doUpdateSet(said)),
    ),
  ];
  return ({ id: account, fact }) => {
    switch (fact.type) {
      case 'messaging.contactMade':
        return [];
      case 'messaging.blocked':
        return [compiled(sql.insertInto('blocked_accounts').values({ account, blocked: fact.account }))];
      case 'messaging.unblocked': {
        const gone = sql.deleteFrom('blocked_accounts').where('account', '=', account);
        return [compiled(gone.where('blocked', '=', fact.account))];
      }
      case 'messaging.wentAway':
        return say(account, { away_until: fact.until });
      case 'messaging.cameBack':
        return say(account, { away_until: null });
      case 'messaging.mailsStopped':
        return say(account, { wants_mails: 0 });
      case 'messaging.mailsWanted':
        return say(account, { wants_mails: 1 });
      case 'messaging.cleared':
        return [
          compiled(sql.deleteFrom('correspondents').where('account', '=', account)),
          compiled(sql.deleteFrom('blocked_accounts').where('account', '=', account)),
        ];
    }
  };
}
