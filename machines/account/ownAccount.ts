import type { AccountStatus, EmailSide } from './lifecycle/account.ts';
import type { Profile } from './profile.ts';

/** A place where one is logged in. Times are epoch milliseconds. */
export interface OwnSession {
  readonly id: string;
  readonly isThis: boolean;
  /** What the browser calls itself. */
  readonly agent: string;
  /** The network that it was seen in last. */
  readonly place: string;
  readonly created: number;
  readonly seen: number;
}

/** How one writes to others and is written to. */
export interface OwnMessaging {
  /** Until when one is away, in epoch milliseconds; null where one is there. */
  readonly awayUntil: number | null;
  /** Whether mails tell of what is unread. */
  readonly wantsMails: boolean;
  /** Whom one has blocked, the last one first. A name is null where they have none, or are gone. */
  readonly blocked: readonly { readonly publicAccountId: string; readonly name: string | null }[];
}

/** One's own account, as its pages show it. */
export interface OwnAccount {
  readonly publicAccountId: string;
  readonly email: string;
  readonly profile: Profile;
  readonly status: Exclude<AccountStatus, 'invited' | 'erased'>;
  /** The address that is to be confirmed; null where none is. */
  readonly pendingEmail: string | null;
  /** Which of the two addresses have confirmed so far. */
  readonly emailChangeConfirmedBy: readonly EmailSide[];
  /** Until when a deletion can be undone, in epoch milliseconds; null where none is asked for. */
  readonly deletionUntil: number | null;
  /** This one first, and then the one that was seen last. */
  readonly sessions: readonly OwnSession[];
  readonly messaging: OwnMessaging;
}
