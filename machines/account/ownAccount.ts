import type { AccountStatus, EmailSide } from './lifecycle/account.ts';
import type { Profile } from './profile.ts';

/** A session of the user. Times are epoch milliseconds. */
export interface OwnSession {
  readonly id: string;
  readonly isThis: boolean;
  /** The session's browser and operating system, derived from the User-Agent header; empty if neither is known. */
  readonly agent: string;
  /** The network of the session's last request. */
  readonly place: string;
  readonly created: number;
  readonly seen: number;
}

/** The user's messaging settings. */
export interface OwnMessaging {
  /** The end of the user's absence, in epoch milliseconds; null if there is none. */
  readonly awayUntil: number | null;
  /** Whether the user receives mails about unread messages. */
  readonly wantsMails: boolean;
  /**
   * The accounts that the user has blocked, the last one first. A name is null if the account has none, or is erased.
   */
  readonly blocked: readonly { readonly publicAccountId: string; readonly name: string | null }[];
}

/** The user's account, as its pages show it. */
export interface OwnAccount {
  readonly publicAccountId: string;
  readonly email: string;
  readonly profile: Profile;
  readonly status: Exclude<AccountStatus, 'invited' | 'erased'>;
  /** The email address that has to be confirmed; null if there is none. */
  readonly pendingEmail: string | null;
  /** The sides of the change of email address (`old`, `new`) that have confirmed it so far. */
  readonly emailChangeConfirmedBy: readonly EmailSide[];
  /** The end of the time for undoing a deletion, in epoch milliseconds; null if none was requested. */
  readonly deletionUntil: number | null;
  /** The user's sessions: the present one first, then by last use. */
  readonly sessions: readonly OwnSession[];
  readonly messaging: OwnMessaging;
}
