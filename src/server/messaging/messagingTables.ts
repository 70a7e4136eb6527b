import type { EntryKind, Side } from '#machines/conversation/lifecycle/conversation.ts';

/**
 * Read model: a conversation as one of its two parties has it. Times are epoch milliseconds, numbers those of entries.
 */
export interface PartyRow {
  conversation: string;
  account: string;
  side: Side;
  listing: string;
  read_up_to: number;
  /** The number of the other party's entries that this account has not seen. */
  unread: number;
  archived: 0 | 1;
  muted: 0 | 1;
  last_entry: number;
  last_at: number;
}

/** Read model: an entry's author, kind and time. Only the journal has its content. */
export interface EntryRow {
  conversation: string;
  number: number;
  account: string;
  kind: EntryKind;
  at: number;
}

/** Read model: the messaging settings of an account. */
export interface CorrespondentRow {
  account: string;
  away_until: number | null;
  wants_mails: 0 | 1;
}

/** Read model: the accounts that an account has blocked. */
export interface BlockedAccountRow {
  account: string;
  blocked: string;
}

/** A plain table: the last entry of a conversation that a device of an account has received. */
export interface DeliveryRow {
  conversation: string;
  account: string;
  number: number;
}

/** A plain table: a picture that an account has uploaded for a message, and the conversation where it was sent. */
export interface MessagePictureRow {
  name: string;
  account: string;
  conversation: string | null;
  brought_at: number;
}

/** A plain table: how often the phone number of a listing's seller was requested on a day (counted from 1970). */
export interface PhonesShownRow {
  listing: string;
  day: number;
  shown: number;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    conversation_parties: PartyRow;
    conversation_entries: EntryRow;
    correspondents: CorrespondentRow;
    blocked_accounts: BlockedAccountRow;
    message_deliveries: DeliveryRow;
    message_pictures: MessagePictureRow;
    phones_shown: PhonesShownRow;
  }
}
