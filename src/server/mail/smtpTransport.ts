import { createTransport } from 'nodemailer';
import { composed } from './composing.ts';
import { MailFault, type Post } from './mailTransport.ts';

/** The number of concurrent connections, and how long an idle connection stays open, in milliseconds. */
const mostConnections = 4;
const idleLifetime = 30_000;
/** Timeouts for connecting, the greeting and answers. RFC 5321 allows far longer ones than servers need. */
const connectionTimeout = 10_000;
const greetingTimeout = 30_000;
const socketTimeout = 120_000;

/**
 * The commands whose rejection concerns a single mail. A rejection of the sender, the login or the greeting concerns
 * all mails.
 */
const aboutOneMail = /^(RCPT TO|DATA)\b/i;
/** SMTP code 421, "Service not available, closing transmission channel": it may follow any command. */
const closing = 421;

/**
 * Sends mails by an SMTP server: `smtp://` or `smtps://`. A password is sent to another host over TLS only; on this
 * host TLS is not used.
 */
export function smtpPost({ url, from }: { readonly url: string; readonly from: string }): Post {
  const { hostname, username } = new URL(url);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostConnections,
    // Nodemailer must not queue a mail again: the caller decides when a mail is retried.
    maxRequeues: 0,
    idleTimeout: idleLifetime,
    connectionTimeout,
    greetingTimeout,
    socketTimeout,
    ignoreTLS: isHere,
    requireTLS: !isHere && username !== '' && url.startsWith('smtp:'),
  });
  return {
    async deliver(mail) {
      try {
        await transport.sendMail(composed(mail, from));
      } catch (error) {
        throw faultOf(error as NodeMailerError);
      }
    },
    close: () => transport.close(),
  };
}

/** Nodemailer's description of a failure. */
interface NodeMailerError {
  readonly code?: string;
  readonly originalCode?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
}

function faultOf({ code, originalCode, command = '', responseCode, permanent }: NodeMailerError): MailFault {
  const answer = String(responseCode ?? originalCode ?? code ?? 'unknown');
  if (responseCode === undefined || responseCode === closing || !aboutOneMail.test(command)) {
    // With `EENVELOPE` and no response, the email address is already invalid in the envelope, so the mail is refused.
    return new MailFault(code === 'EENVELOPE' && responseCode === undefined ? 'refused' : 'unreachable', answer);
  }
  return new MailFault(permanent === true ? 'refused' : 'later', answer);
}
