/** Where a mail stands: still to be sent (`due`, `begun`), or done with. */
export type MailState =
  | 'due'
  /** A server was about to be given it. Met at a start it means that a process ended in the middle. */
  | 'begun'
  | 'sent'
  /** By the server of its address, for good or for too long. */
  | 'refused'
  /** Too late: its link would be of no use any more, or days have gone by. */
  | 'expired'
  /** There is nobody to send it to: the account has been erased meanwhile. */
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
