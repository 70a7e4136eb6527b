/** The delivery state of a mail: pending (`due`, `begun`), or finished. */
export type MailState =
  | 'due'
  /** A delivery is in progress. After a start it means that a process died during the delivery. */
  | 'begun'
  | 'sent'
  /** The mail was rejected by the recipient's server, permanently or for too long. */
  | 'refused'
  /** The mail was too late: its link has expired, or days have passed. */
  | 'expired'
  /** The mail has no recipient: the account has been erased meanwhile. */
  | 'dropped';

export interface MailRow {
  position: number;
  kind: string;
  account: string;
  version: number;
  message_id: string;
  state: MailState;
  attempts: number;
  due: number;
  changed: number;
  answer: string | null;
}

declare module '#server/store/tables.ts' {
  interface Tables {
    mails: MailRow;
  }
}
