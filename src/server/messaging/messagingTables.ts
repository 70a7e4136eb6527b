import type { EntryKind, Side } from '#machines/conversation/lifecycle/conversation.ts';

/** Read model: a conversation as one of its two has it. Times are epoch milliseconds, numbers those of entries. */
export interface PartyRow {
  conversation: string;
  account: string;
  side: Side;
  listing: string;
  read_up_to: number;
  /** How many entries of the other they have not seen. */
  unread: number;
  archived: 0 | 1;
  muted: 0 | 1;
  last_entry: number;
  last_at: number;
}

/** Read model: whose an entry is. What it says stands in the journal alone. */
export interface EntryRow {
  conversation: string;
  number: number;
  account: string;
  kind: EntryKind;
  at: number;
}

/** Read model: what an account has said of how it writes. */
export interface CorrespondentRow {
  account: string;
  away_until: number | null;
  wants_mails: 0 | 1;
}

/** Read model: who has blocked whom. */
export interface BlockedAccountRow {
  account: string;
  blocked: string;
}

/** A plain table: up to which entry a device of somebody has a conversation. */
export interface DeliveryRow {
  conversation: string;
  account: string;
  number: number;
}

/** A plain table: a picture that somebody has brought for a message, and where it was sent. */
export interface MessagePictureRow {
  name: string;
  account: string;
  conversation: string | null;
  brought_at: number;
}

/** A plain table: how often the phone number of an ad’s seller was asked for, a day (counted from 1970). */
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
