import type { AccountStatus, SellerKind } from '#machines/account/lifecycle/account.ts';

/** Read model: where an account stands, and what its ads tell of it. */
export interface AccountRow {
  id: string;
  /** Empty where it has none. */
  name: string;
  seller_kind: SellerKind;
  since: number;
  status: AccountStatus;
  blocked: 0 | 1;
  verified_at: number | null;
  erases_at: number | null;
}

/** A password, as argon2id makes it. */
export interface CredentialRow {
  account: string;
  hash: string;
  changed_at: number;
}

/** A place where somebody is logged in. */
export interface SessionRow {
  id: string;
  account: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  remembered: 0 | 1;
  agent: string;
  place: string;
}

/** Proves that keys belong to this journal (`keyCheck.ts`). */
export interface KeyCheckRow {
  is_only: 1;
  value: string;
}

/** An account that the operator has given up because its key is lost. */
export interface LostKeyRow {
  account: string;
  accepted_at: number;
}

/** What was tried lately. */
export interface AttemptRow {
  kind: string;
  subject: string;
  times: string;
  forget_at: number;
}

/** A write of an account, counted against its daily limit. */
export interface DailyWritesRow {
  kind: string;
  account: string;
  began_at: number;
  writes: number;
}

/** Whose key is still to be thrown away. */
export interface ErasureRow {
  account: string;
  noted_at: number;
}

/** A visitor has requested a mail by address; whether an account has the address is read later. */
export interface WishedMailRow {
  id: string;
  email: string;
  wished_at: number;
  purpose: 'passwordReset' | 'verification';
}

declare module '#server/store/tables.ts' {
  interface Tables {
    accounts: AccountRow;
    erasures: ErasureRow;
    credentials: CredentialRow;
    sessions: SessionRow;
    attempts: AttemptRow;
    daily_writes: DailyWritesRow;
    wished_mails: WishedMailRow;
    key_check: KeyCheckRow;
    lost_keys: LostKeyRow;
  }
}
