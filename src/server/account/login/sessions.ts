import { createHash, randomBytes } from 'node:crypto';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { streamOf } from '#machines/journal/lifecycle.ts';
import { day } from '#machines/market/units.ts';
import { compiled } from '#server/store/sql.ts';
import type { Statement } from '#server/store/store.ts';
import type { Market } from '#server/store/market.ts';
import type { Session } from '#server/http/visit.ts';
import type { SessionRow } from '../accountTables.ts';
import { noSecurityLog, type SecurityLog } from './securityLog.ts';

/** What a browser tells of itself as it logs in. */
export interface Browser {
  readonly agent: string;
  readonly place: string;
}

/** How long a session lives after it was seen last, in milliseconds: what was to be remembered, and what was not. */
export const sessionLife = { remembered: 90 * day, unremembered: day } as const;

/** The longest life of a session in milliseconds, however often it is used (ASVS 4.0.3, 3.3.2). */
export const longestSession = 90 * day;

/** That a session was seen is noted this often, in milliseconds: a write for each call would be too many. */
export const seenEvery = 5 * 60 * 1000;

/** Sessions of one account; beyond them the one that was seen longest ago ends. */
export const mostSessions = 50;

/** Signals of this topic name an account. */
const ended = 'sessionsEnded';

/** Ids in one question: each engine has a limit of its own. */
const askedAtOnce = 500;

type Keeper = Pick<Market, 'store' | 'sql' | 'clock'>;

/** Where people are logged in. The cookie alone lets one in; the table holds its hash. */
export interface Sessions {
  /** The session of a cookie; undefined where it has ended. Notes now and then that it was seen. */
  of(cookie: string, place: string): Promise<{ session: Session; isRenewed: boolean } | undefined>;
  /**
   * Begins a session, and gives its cookie; undefined where the account's journal has moved on from the version that let it
   * begin: whatever ends sessions is a fact of it.
   */
  begin(
    account: string,
    options: Browser & { readonly remembered: boolean; readonly version: number },
  ): Promise<{ cookie: string; session: Session } | undefined>;
  /** Those of an account, the one that was seen last first. */
  listOf(account: string): Promise<readonly Session[]>;
  /** Ends a session; whether there was one. */
  end(id: string, account: string): Promise<boolean>;
  /** Ends those of an account but one. */
  endOthers(account: string, except: string): Promise<void>;
  /** Statements that end all of an account: for the transaction of the fact of its journal that is their reason. */
  endAll(account: string): readonly Statement[];
  /** Those of many that have not ended, by their ids. */
  livingOf(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Tells whose sessions were ended for which no fact of the account's journal is the reason. Gives the way to stop. */
  onEnded(listener: (account: string) => void): () => void;
  forgetOld(): Promise<void>;
}

/** The id of a cookie's session. */
export function sessionIdOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}

/** Opens the sessions. */
export function openSessions({ store, sql, clock }: Keeper, security: SecurityLog = noSecurityLog): Sessions {
  // The stored end of a session from before the limit may be later than the limit.
  const living = () =>
    sql
      .selectFrom('sessions')
      .selectAll()
      .where('expires_at', '>', clock())
      .where('created_at', '>', clock() - longestSession);
  const all = (account: string) => sql.deleteFrom('sessions').where('account', '=', account);

  async function seen(session: Session, place: string): Promise<Session> {
    const now = clock();
    const expires = Math.min(now + lifeOf(session.remembered), session.created + longestSession);
    const renewed = { ...session, place, seen: now, expires };
    const set = { place, seen_at: now, expires_at: renewed.expires };
    await store.write([compiled(sql.updateTable('sessions').set(set).where('id', '=', session.id))]);
    return renewed;
  }

  return {
    async of(cookie, place) {
      const [row] = await store.query<SessionRow>(compiled(living().where('id', '=', sessionIdOf(cookie))));
      if (!row) return undefined;
      const session = sessionOf(row);
      if (clock() - session.seen < seenEvery) return { session, isRenewed: false };
      return { session: await seen(session, place), isRenewed: true };
    },
    async begin(account, { remembered, agent, place, version }) {
      const cookie = randomBytes(32).toString('base64url');
      const now = clock();
      const row: SessionRow = {
        id: sessionIdOf(cookie),
        account,
        created_at: now,
        seen_at: now,
        expires_at: now + lifeOf(remembered),
        remembered: remembered ? 1 : 0,
        agent,
        place,
      };
      const kept = sql
        .selectFrom('sessions')
        .select('id')
        .where('account', '=', account)
        .orderBy('seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(mostSessions);
      const { kind } = await store.append({
        read: [{ stream: streamOf(accountLifecycle, account), version }],
        facts: [],
        rows: [
          compiled(sql.insertInto('sessions').values(row)),
          compiled(sql.deleteFrom('sessions').where('account', '=', account).where('id', 'not in', kept)),
        ],
      });
      return kind === 'conflict' ? undefined : { cookie, session: sessionOf(row) };
    },
    async listOf(account) {
      const rows = await store.query<SessionRow>(
        compiled(living().where('account', '=', account).orderBy('seen_at', 'desc').orderBy('id')),
      );
      return rows.map(sessionOf);
    },
    async end(id, account) {
      if (!/^[\w-]+$/.test(id)) return false;
      const one = compiled(living().where('id', '=', id).where('account', '=', account));
      if ((await store.query(one)).length === 0) return false;
      await store.write([compiled(all(account).where('id', '=', id))]);
      security.note('session.ended', { account, reason: 'logout' });
      await store.signal({ topic: ended, text: account });
      return true;
    },
    async endOthers(account, except) {
      await store.write([compiled(all(account).where('id', '<>', except))]);
      security.note('session.ended', { account, reason: 'others' });
      await store.signal({ topic: ended, text: account });
    },
    endAll: (account) => [compiled(all(account))],
    async livingOf(ids) {
      const found = new Set<string>();
      for (let from = 0; from < ids.length; from += askedAtOnce) {
        const some = living().where('id', 'in', ids.slice(from, from + askedAtOnce));
        for (const { id } of await store.query<{ id: string }>(compiled(some))) found.add(id);
      }
      return found;
    },
    onEnded: (listener) => store.onSignal(ended, listener),
    async forgetOld() {
      const over = sql
        .deleteFrom('sessions')
        .where(({ eb, or }) => or([eb('expires_at', '<=', clock()), eb('created_at', '<=', clock() - longestSession)]));
      await store.write([compiled(over)]);
    },
  };
}

function lifeOf(remembered: boolean): number {
  return remembered ? sessionLife.remembered : sessionLife.unremembered;
}

function sessionOf(row: SessionRow): Session {
  return {
    id: row.id,
    account: row.account,
    created: row.created_at,
    seen: row.seen_at,
    expires: row.expires_at,
    remembered: row.remembered === 1,
    agent: row.agent,
    place: row.place,
  };
}
