import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './post.ts';

/** A mail as Nodemailer takes it. `from` is an address, perhaps with a name before it. */
export function composed(mail: Mail, from: string): SendMailOptions {
  const { messageId, to, at, language, subject, text, html, pictures, unsubscribe } = mail;
  return {
    messageId,
    from,
    // Taken as an address whatever it contains, never as a list of several.
    to: { name: '', address: to },
    date: new Date(at),
    subject,
    text,
    html,
    headers: {
      'Content-Language': language,
      // Nobody's holidays shall answer (RFC 3834; the second for Outlook).
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
    // What a mail names is never read from this machine or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
