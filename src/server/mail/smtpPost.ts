import { createTransport } from 'nodemailer';
import { composed } from './composing.ts';
import { MailFault, type Post } from './post.ts';

/** Connections at once, and how long one is kept for the next mail, in milliseconds. */
const mostConnections = 4;
const keptIdle = 30_000;
/** How long a server may take to accept a connection, to greet, and to answer; RFC 5321 grants more than anybody needs. */
const connectionTimeout = 10_000;
const greetingTimeout = 30_000;
const socketTimeout = 120_000;

/** What a rejection concerns: of the sender, the login or the greeting every mail, of these one. */
const aboutOneMail = /^(RCPT TO|DATA)\b/i;
/** "Service not available, closing transmission channel", at whatever command. */
const closing = 421;

/**
 * Sends by the server at an address of SMTP: `smtp://` or `smtps://`. On the way to another machine a password is given
 * over TLS only; on this one there is none.
 */
export function smtpPost({ url, from }: { readonly url: string; readonly from: string }): Post {
  const { hostname, username } = new URL(url);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostConnections,
    // Whoever asks decides when a mail goes again.
    maxRequeues: 0,
    idleTimeout: keptIdle,
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

/** What Nodemailer tells of a failure. */
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
    // An address that cannot even be written into the envelope.
    return new MailFault(code === 'EENVELOPE' && responseCode === undefined ? 'refused' : 'unreachable', answer);
  }
  return new MailFault(permanent === true ? 'refused' : 'later', answer);
}
