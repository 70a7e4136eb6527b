import type { Account } from '#machines/account/lifecycle/account.ts';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { emailLifecycle } from '#machines/email/lifecycle/emailLifecycle.ts';
import type { Language } from '#machines/market/language.ts';
import type { Market } from '#server/store/market.ts';
import { openAttempts, type Attempts } from './login/attempts.ts';
import { type DailyWrites, openDailyWrites } from './limits/dailyWrites.ts';
import { hashPassword, isPassword } from './passwords/passwordHash.ts';
import { noSecurityLog, type SecurityLog } from './login/securityLog.ts';
import { openSessions, type Sessions } from './login/sessions.ts';
import type { Session } from '#server/http/visit.ts';
import { unusedKeys, type UnusedKeys } from './login/unusedKeys.ts';
import { openVerifications, type Verifications } from './addresses/verifications.ts';
import { requestedMails, type RequestedMails } from './addresses/requestedMails.ts';

/** The services that commands on accounts use. */
export interface AccountDesk {
  readonly market: Market;
  readonly attempts: Attempts;
  readonly dailyWrites: DailyWrites;
  readonly sessions: Sessions;
  readonly verifications: Verifications;
  readonly passwords: Passwords;
  readonly requestedMails: RequestedMails;
  readonly unusedKeys: UnusedKeys;
  readonly security: SecurityLog;
  /** The email address of the support; undefined if the market has none. */
  readonly support?: string | undefined;
  /** Whether a postcode of four digits has a place. A desk without the table of places accepts all. */
  knowsPostcode(postcode: string): boolean;
  /** The place of a typed postcode next to the name of another place (`8001 Bern`); undefined if they agree. */
  placeElsewhere(typed: string): string | undefined;
}

/** Hashes and verifies passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Verifies a password; does the same work if there is no hash. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}

/** The client of a request. */
export interface Caller {
  /** A keyed hash of the client's IP address, for limits. */
  readonly client: string;
  readonly agent: string;
  /** The network of the client's IP address. */
  readonly place: string;
  readonly language: Language;
  readonly session: Session | null;
  /** The cookie of a device that has logged in before (`devices.ts`). */
  readonly device: string | null;
}

/**
 * Opens the desk. `parts` come from a running server, with requested mails that it sends by itself. Tests pass a
 * cheaper hash or a separate queue.
 */
export function openAccountDesk(
  market: Market,
  parts: Partial<
    Pick<
      AccountDesk,
      'passwords' | 'verifications' | 'requestedMails' | 'security' | 'support' | 'knowsPostcode' | 'placeElsewhere'
    >
  > = {},
): AccountDesk {
  const security = parts.security ?? noSecurityLog;
  return {
    market,
    security,
    support: parts.support,
    knowsPostcode: parts.knowsPostcode ?? (() => true),
    placeElsewhere: parts.placeElsewhere ?? (() => undefined),
    attempts: openAttempts(market),
    dailyWrites: openDailyWrites(market),
    sessions: openSessions(market, security),
    verifications: parts.verifications ?? openVerifications(),
    requestedMails: parts.requestedMails ?? requestedMails(market),
    unusedKeys: unusedKeys(market.keys),
    passwords: parts.passwords ?? { hash: hashPassword, verify: isPassword },
  };
}

/** The current state of an account; null if it does not exist. */
export async function accountOf({ market }: Pick<AccountDesk, 'market'>, id: string) {
  const { snapshot } = await market.commands.load({ lifecycle: accountLifecycle, id });
  const account: Account | null = snapshot.context.account;
  return account && { id, account, mayLogIn: snapshot.hasTag('mayLogIn') };
}

/** The state of an email address, by the id of its journal; null if no account has ever had the address. */
export async function emailOf({ market }: Pick<AccountDesk, 'market'>, emailId: string) {
  const { snapshot } = await market.commands.load({ lifecycle: emailLifecycle, id: emailId });
  return snapshot.context.email;
}
