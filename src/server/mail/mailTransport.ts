import type { Language } from '#machines/market/language.ts';

/** A picture in a mail, which its HTML refers to by `cid:…`. */
export interface MailPicture {
  readonly cid: string;
  readonly name: string;
  readonly png: Buffer;
}

/** A mail that is ready to be sent. */
export interface Mail {
  /** `<…@…>`; the same for each attempt, so that mailboxes recognise a duplicate. */
  readonly messageId: string;
  /** The name under which the local mailbox stores the mail: its fact, kind and account. */
  readonly name: string;
  readonly to: string;
  /** The time of the event that the mail reports; epoch milliseconds. */
  readonly at: number;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly MailPicture[];
  /** The link by which the reader or the mail program stops mails of this kind (RFC 8058); absent for other kinds. */
  readonly unsubscribe?: string;
}

/** The mail transport: an SMTP server, or the local mailbox. */
export interface Post {
  /** Resolves once the mail has been accepted. Throws MailFault. */
  deliver(mail: Mail): Promise<void>;
  /** Closes the transport, which accepts no more mails. */
  close(): void;
}

/**
 * The reason why a mail was not accepted. `unreachable`: no mail would be accepted now. `later`: this mail not yet.
 * `refused`: this mail never. Its message never contains an address, because it is logged.
 */
export class MailFault extends Error {
  override readonly name = 'MailFault';
  readonly kind: 'unreachable' | 'later' | 'refused';
  /** The code of the server's answer, or that of the connection: `550`, `ECONNREFUSED`. */
  readonly answer: string;

  constructor(kind: MailFault['kind'], answer: string) {
    super(`${explanations[kind]} (${answer})`);
    this.kind = kind;
    this.answer = answer;
  }
}

const explanations: Readonly<Record<MailFault['kind'], string>> = {
  unreachable: 'The mail server cannot be reached or takes nothing from us',
  later: 'The mail server does not take this mail yet',
  refused: 'The mail server refuses this mail',
};
