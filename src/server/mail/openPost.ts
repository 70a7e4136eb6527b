import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { type Mailbox, mailboxIn } from './mailbox.ts';
import type { Post } from './post.ts';
import { smtpPost } from './smtpPost.ts';

/** What takes a market's mails, as its configuration wants it. */
export interface OpenPost {
  readonly post: Post;
  /** Where mails are kept, or were before there was a mail server. */
  readonly mailbox: Mailbox;
  /** The local mailbox, where it may be shown. */
  readonly shown?: Mailbox;
  /** What somebody who starts the market should know of it. */
  readonly notice?: string;
}

/** The mail server, or the mailbox in DATA_DIR where there is none. */
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
