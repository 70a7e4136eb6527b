import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailTransport.ts';

/** A mail in Nodemailer's format. `from` is an address, perhaps with a name before it. */
export function composed(mail: Mail, from: string): SendMailOptions {
  const { messageId, to, at, language, subject, text, html, pictures, unsubscribe } = mail;
  return {
    messageId,
    from,
    // An address object is always a single address, whatever it contains, and never a list.
    to: { name: '', address: to },
    date: new Date(at),
    subject,
    text,
    html,
    headers: {
      'Content-Language': language,
      // Suppresses automatic replies, such as out-of-office messages (RFC 3834; the second header is for Outlook).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: pictures.map(({ cid, name, png }) => ({
      cid,
      filename: name,
      content: png,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    })),
    // A mail must never cause Nodemailer to read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
