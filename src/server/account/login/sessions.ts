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

/** The browser and its network, as recorded at login. */
export interface Browser {
  readonly agent: string;
  readonly place: string;
}

/** The lifetime of a session after its last use, in milliseconds: remembered, and not remembered. */
export const sessionLife = { remembered: 90 * day, unremembered: day } as const;

/** The longest lifetime of a session in milliseconds, however often it is used (ASVS 4.0.3, 3.3.2). */
export const longestSession = 90 * day;

/** The interval at which a session's last use is stored, in milliseconds: a write for each call would be too many. */
export const lastUseInterval = 5 * 60 * 1000;

/** The most sessions of an account; beyond that the least recently used one ends. */
export const mostSessions = 50;

/** The topic of signals that an account's sessions have ended; each signal names the account. */
const ended = 'sessionsEnded';

/** The number of ids per query: each engine has a limit. */
const idsPerQuery = 500;

type Keeper = Pick<Market, 'store' | 'sql' | 'clock'>;

/** The sessions of all accounts. Only the cookie authenticates; the table stores its hash. */
export interface Sessions {
  /** The session of a cookie; undefined if it has ended. Stores its last use at intervals. */
  of(cookie: string, place: string): Promise<{ session: Session; isRenewed: boolean } | undefined>;
  /**
   * Begins a session and returns its cookie. Undefined if the account's journal has changed since the version that
   * allowed it: every reason to end sessions is a fact of that journal.
   */
  begin(
    account: string,
    options: Browser & { readonly remembered: boolean; readonly version: number },
  ): Promise<{ cookie: string; session: Session } | undefined>;
  /** The sessions of an account, most recently used first. */
  listOf(account: string): Promise<readonly Session[]>;
  /** Ends a session. Returns whether it existed. */
  end(id: string, account: string): Promise<boolean>;
  /** Ends all sessions of an account except one. */
  endOthers(account: string, except: string): Promise<void>;
  /** Statements that end all sessions of an account, for the transaction of the fact that causes it. */
  endAll(account: string): readonly Statement[];
  /** Returns those of the given session ids whose session has not ended. */
  livingOf(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Reports accounts whose sessions were ended without a fact in the account's journal. Returns the function that
   * unsubscribes.
   */
  onEnded(listener: (account: string) => void): () => void;
  forgetOld(): Promise<void>;
}

/** The id of the session to which a cookie belongs. */
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
      if (clock() - session.seen < lastUseInterval) return { session, isRenewed: false };
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
      const storedSession = sql
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
          compiled(sql.deleteFrom('sessions').where('account', '=', account).where('id', 'not in', storedSession)),
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
      for (let from = 0; from < ids.length; from += idsPerQuery) {
        const some = living().where('id', 'in', ids.slice(from, from + idsPerQuery));
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
