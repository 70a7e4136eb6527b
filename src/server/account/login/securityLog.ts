import type { FastifyBaseLogger } from 'fastify';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { featureOf, idOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/store/market.ts';
import type { StoredFact } from '#server/store/store.ts';
import { keyedHash } from '../keys/marketSecrets.ts';

/**
 * The security events of accounts, for operators who investigate attacks (ASVS 4.0.3, 7.1.3 and 7.2.1). The names are
 * stable.
 */
export type SecurityEvent =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.throttled'
  | 'confirmation.failed'
  | 'confirmation.throttled'
  | 'session.ended'
  | 'account.registered'
  | 'account.deactivated'
  | 'account.reactivated'
  | 'account.deletionRequested'
  | 'account.deletionUndone'
  | 'account.erased'
  | 'account.blocked'
  | 'account.unblocked'
  | 'email.verified'
  | 'email.changeRequested'
  | 'email.changed'
  | 'password.resetRequested'
  | 'password.changed'
  | 'moderator.appointed'
  | 'moderator.dismissed';

/** An event's circumstances. An account's id is public on its listings, so only a keyed hash of it is logged. */
export interface SecurityDetails {
  readonly account?: string | undefined;
  /** The keyed hash of the client's IP address. */
  readonly client?: string;
  readonly reason?: string;
  /** The actor: the account itself, or `shell`, `scheduler`, `anybody`, `other`. */
  readonly by?: string;
}

export interface SecurityLog {
  note(event: SecurityEvent, details: SecurityDetails): void;
}

/** For markets without a server: commands report to the shell, and the journal has the facts. */
export const noSecurityLog: SecurityLog = { note: () => undefined };

const eventOf: Partial<Record<AccountFact['type'], SecurityEvent>> = {
  'account.registered': 'account.registered',
  'account.emailVerified': 'email.verified',
  'account.passwordResetRequested': 'password.resetRequested',
  'account.passwordChanged': 'password.changed',
  'account.emailChangeRequested': 'email.changeRequested',
  'account.emailChanged': 'email.changed',
  'account.deactivated': 'account.deactivated',
  'account.reactivated': 'account.reactivated',
  'account.deletionRequested': 'account.deletionRequested',
  'account.deletionUndone': 'account.deletionUndone',
  'account.erased': 'account.erased',
  'account.blocked': 'account.blocked',
  'account.unblocked': 'account.unblocked',
  'account.moderatorAppointed': 'moderator.appointed',
  'account.moderatorDismissed': 'moderator.dismissed',
};

const actors: ReadonlySet<string> = new Set(['anybody', 'scheduler', 'shell']);

/**
 * Logs the security events of a market: those passed to `note`, and those that follow from the facts of accounts that
 * this process appends. A line has the event's name as `security`, and no personal value: no address, no name, no
 * token.
 */
export function openSecurityLog(
  { keys, commands }: Pick<Market, 'keys' | 'commands'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): SecurityLog {
  async function write(event: SecurityEvent, { account, ...details }: SecurityDetails): Promise<void> {
    const pseudonym =
      account === undefined ? undefined : (await keyedHash(keys, 'subject', `account ${account}`)).subarray(0, 12);
    const named = pseudonym && { account: pseudonym.toString('base64url') };
    log.info({ security: event, ...named, ...details }, 'security');
  }

  const note: SecurityLog['note'] = (event, details) => {
    write(event, details).catch((error: unknown) => log.error({ err: error, security: event }, 'not logged in full'));
  };

  commands.onAppended((facts) => {
    for (const { type, stream, meta } of facts.filter(isOfAccount)) {
      const event = eventOf[type as AccountFact['type']];
      if (event === undefined) continue;
      const account = idOf(stream);
      const other = actors.has(meta.actor) ? meta.actor : 'other';
      note(event, { account, by: meta.actor === account ? 'self' : other });
    }
  });
  return { note };
}

function isOfAccount({ stream }: StoredFact): boolean {
  return featureOf(stream) === accountLifecycle.feature;
}
