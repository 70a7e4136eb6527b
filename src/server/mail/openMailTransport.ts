import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { type Mailbox, mailboxIn } from './mailbox.ts';
import type { Post } from './mailTransport.ts';
import { smtpPost } from './smtpTransport.ts';

/** The mail transport that the market's configuration selects. */
export interface OpenPost {
  readonly post: Post;
  /** The local mailbox, which may hold mails from before a mail server was configured. */
  readonly mailbox: Mailbox;
  /** The local mailbox, if its page may be shown. */
  readonly shown?: Mailbox;
  /** A notice for the operator when the server starts. */
  readonly notice?: string;
}

/** Opens the mail server, or the mailbox in DATA_DIR without one. */
export function openPost({
  smtpUrl,
  mailFrom,
  dataDir,
  mailbox: isShown,
  production,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'mailbox' | 'production'>): OpenPost {
  const folder = join(dataDir, 'mailbox');
  const mailbox = mailboxIn(folder, mailFrom);
  if (smtpUrl !== undefined) return { post: smtpPost({ url: smtpUrl, from: mailFrom }), mailbox };
  const stay = `mails stay in ${folder}: set SMTP_URL to send them`;
  return isShown || !production
    ? { post: mailbox, mailbox, shown: mailbox, notice: `${stay}. /mailbox shows them to everybody` }
    : { post: mailbox, mailbox, notice: `${stay}, or MAILBOX=on to read them at /mailbox` };
}
