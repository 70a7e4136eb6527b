import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFoundPage, listPage, mailPage, styleSheet } from './mailboxMarkup.ts';
import type { Mailbox } from './mailbox.ts';

const html = 'text/html; charset=utf-8';

/**
 * The content security policy of a displayed mail: it runs no script and fetches nothing; its links open in a new tab.
 */
const policyOfMail = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join(';');

/** The path of the mailbox. */
export const mailboxPath = '/mailbox';

/**
 * Shows the local mailbox to developers and testers. It shows all mails to every visitor, so a public server must not
 * register it.
 */
export function registerMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get(`${mailboxPath}/mailbox.css`, (_, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));
  app.get(mailboxPath, async (_, reply) => shown(reply).send(listPage(await mailbox.list())));
  app.get<{ Params: { name: string } }>(`${mailboxPath}/:name`, async ({ params }, reply) => {
    const mail = await mailbox.find(params.name);
    return mail ? shown(reply).send(mailPage(mail)) : shown(reply).code(404).send(notFoundPage);
  });
  app.get<{ Params: { name: string } }>(`${mailboxPath}/:name/html`, async ({ params }, reply) => {
    const mail = await mailbox.find(params.name);
    if (!mail) return shown(reply).code(404).send(notFoundPage);
    reply.header('content-security-policy', policyOfMail).header('x-frame-options', 'SAMEORIGIN');
    // The sandbox gives the mail an opaque origin, for which browsers treat the header `origin-agent-cluster`
    // differently.
    reply.removeHeader('origin-agent-cluster');
    return reply
      .type(html)
      .header('cache-control', 'no-store')
      .send(mail.html.replace('<head>', '<head><base target="_blank">'));
  });
  app.get<{ Params: { name: string } }>(`${mailboxPath}/:name/source`, async ({ params }, reply) => {
    const mail = await mailbox.find(params.name);
    if (!mail) return shown(reply).code(404).send(notFoundPage);
    reply.header('content-disposition', `attachment; filename="${mail.name}.eml"`);
    return reply.type('message/rfc822').header('cache-control', 'no-store').send(mail.source);
  });
}

function shown(reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy') ?? "default-src 'none';style-src 'self'");
  return reply
    .type(html)
    .header('content-security-policy', `${policy};frame-src 'self'`)
    .header('cache-control', 'no-store');
}
