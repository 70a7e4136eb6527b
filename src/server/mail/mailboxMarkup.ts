import { escapedMarkup } from '#machines/market/text/escapedMarkup.ts';
import { momentText } from './templates/moments.ts';
import type { StoredMail } from './mailbox.ts';

/** The list of mails in the mailbox, newest first. */
export function listPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ name, to, at, language, subject }) =>
      `<tr><th scope="row"><a href="/mailbox/${name}" lang="${language}">${escapedMarkup(subject)}</a></th><td>${escapedMarkup(to)}</td><td>${momentText(at, 'en')}</td></tr>`,
  );
  const list =
    rows.length === 0
      ? '<p>No mail yet. Register, or ask for a new password, and it comes here.</p>'
      : `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>What this market would send if it had a mail server (<code>SMTP_URL</code>). <a href="/mailbox">Look again</a></p>
${list}`,
  );
}

/** A mail: its HTML, its plain text, and a link to its source. */
export function mailPage({ name, messageId, to, at, language, subject, text }: StoredMail): string {
  return page(
    subject,
    `<nav aria-label="Mailbox"><a href="/mailbox">Mailbox</a></nav>
<h1 lang="${language}">${escapedMarkup(subject)}</h1>
<dl>
<div><dt>To</dt><dd>${escapedMarkup(to)}</dd></div>
<div><dt>Sent</dt><dd>${momentText(at, 'en')}</dd></div>
<div><dt>Message-ID</dt><dd><code>${escapedMarkup(messageId)}</code></dd></div>
<div><dt>Source</dt><dd><a href="/mailbox/${name}/source">${name}.eml</a></dd></div>
</dl>
<h2>HTML</h2>
<iframe src="/mailbox/${name}/html" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Text</h2>
<pre lang="${language}" tabindex="0">${withLinks(escapedMarkup(text))}</pre>`,
  );
}

export const notFoundPage = page(
  'No such mail',
  '<nav aria-label="Mailbox"><a href="/mailbox">Mailbox</a></nav><h1>No such mail</h1><p>It may have been removed: the mailbox keeps the latest.</p>',
);

/** The style of the mailbox page itself, which is for developers and has no brand. */
export const styleSheet = `:root { color-scheme: light dark; font: 16px/24px system-ui, sans-serif; }
body { margin: 0; background: light-dark(#ffffff, #14181a); color: light-dark(#14201a, #e9efea); }
main { max-width: 820px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 28px; line-height: 34px; text-wrap: balance; }
h2 { font-size: 20px; line-height: 26px; }
a { color: light-dark(#0b57d0, #9cc2ff); }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #9cc2ff); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
thead th { font-size: 14px; font-weight: 600; }
th, td { padding: 12px 16px 12px 0; border-bottom: 1px solid light-dark(#d0d5d1, #3a423d); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
tbody th { font-weight: 600; }
dl { display: grid; gap: 4px; }
dl div { display: grid; grid-template-columns: 104px 1fr; gap: 0 12px; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { box-sizing: border-box; width: 100%; height: 720px; border: 1px solid light-dark(#78867d, #728178); border-radius: 8px; }
pre { padding: 16px; border: 1px solid light-dark(#d0d5d1, #3a423d); border-radius: 8px; font: 14px/20px ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 600px) {
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: block; padding: 12px 0; border-bottom: 1px solid light-dark(#d0d5d1, #3a423d); }
  th, td { display: block; padding: 0; border: 0; }
}
`;

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedMarkup(title)}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/mailbox/mailbox.css">
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

function withLinks(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s&]+(?:&amp;[^\s&]+)*/g, (url) => `<a href="${url}">${url}</a>`);
}
