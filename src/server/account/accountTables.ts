import type { AccountStatus, SellerKind } from '#machines/account/lifecycle/account.ts';

/** Read model: the state of an account, and the facts about the seller that its listings show. */
export interface AccountRow {
  id: string;
  /** The name of the account; empty if it has none. */
  name: string;
  seller_kind: SellerKind;
  since: number;
  status: AccountStatus;
  blocked: 0 | 1;
  verified_at: number | null;
  erases_at: number | null;
}

/** A password as its argon2id hash. */
export interface CredentialRow {
  account: string;
  hash: string;
  changed_at: number;
}

/** A session of an account. */
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

/** A value that proves that the keys belong to this journal (`keyCheck.ts`). */
export interface KeyCheckRow {
  is_only: 1;
  value: string;
}

/** An account that the operator has given up because its key is lost. */
export interface LostKeyRow {
  account: string;
  accepted_at: number;
}

/** Recent attempts of one kind by one subject, which limits count. */
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

/** An erased account whose key still has to be deleted. */
export interface ErasureRow {
  account: string;
  noted_at: number;
}

/** A visitor has requested a mail by address; whether an account has the address is read later. */
export interface RequestedMailRow {
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
    wished_mails: RequestedMailRow;
    key_check: KeyCheckRow;
    lost_keys: LostKeyRow;
  }
}
