import type { Language } from '#machines/market/language.ts';

/** A picture within a mail, which its HTML names `cid:…`. */
export interface MailPicture {
  readonly cid: string;
  readonly name: string;
  readonly png: Buffer;
}

/** A mail, ready to go. */
export interface Mail {
  /** `<…@…>`; the same when it is sent again, so that mailboxes which have it can tell. */
  readonly messageId: string;
  /** Under which it is filed where it is kept: its fact and kind, and whose it is. */
  readonly name: string;
  readonly to: string;
  /** When what it tells has happened; epoch milliseconds. */
  readonly at: number;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly MailPicture[];
  /** Where its reader, or their mail program, stops mails of this kind (RFC 8058); for those that can be. */
  readonly unsubscribe?: string;
}

/** What takes mails from here: a server, or the local mailbox. */
export interface Post {
  /** Resolves once the mail is in other hands. Throws MailFault. */
  deliver(mail: Mail): Promise<void>;
  /** Takes no more. */
  close(): void;
}

/**
 * Why a mail is not in other hands. `unreachable`: no mail would be, now. `later`: this one not yet. `refused`: this one
 * never. Its message never holds an address, for it is logged.
 */
export class MailFault extends Error {
  override readonly name = 'MailFault';
  readonly kind: 'unreachable' | 'later' | 'refused';
  /** The code that a server answered, or that of the connection: `550`, `ECONNREFUSED`. */
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
