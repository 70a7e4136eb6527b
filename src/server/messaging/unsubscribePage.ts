import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#machines/market/language.ts';
import { unsubscribeWords as words } from '#words/mails/messageMails.ts';
import { pathTo } from '#routes';
import { isRefusal } from '#machines/journal/refusal.ts';
import { readToken } from '../account/addresses/mailTokens.ts';
import { escapedMarkup } from '#machines/market/text/escapedMarkup.ts';
import { requestedLanguage } from '../http/language.ts';
import type { Say } from '../http/words.ts';
import type { MessagingServices } from './messagingServices.ts';
import { messagingOf, stopMails } from './messagingSettings.ts';

/**
 * The path of a mail's link that stops mails about unread messages. The token is in the query, which is never logged.
 */
export const unsubscribePath = '/unsubscribe';

const largestForm = 1024;

/** The brand's colours in light or dark mode, as CSS values. */
interface PageColours {
  readonly colours: Readonly<Record<'accent' | 'accentText' | 'onAccent' | 'surface' | 'text', string>>;
}

/** The brand's look, whose colours the page uses. */
export interface PageLook {
  readonly light: PageColours;
  readonly dark: PageColours;
}

/**
 * `GET /unsubscribe` asks whether to stop mails about unread messages. `POST` stops them without a login: by the page's
 * button, or by the mail program itself (RFC 8058, `List-Unsubscribe=One-Click`). Opening the page changes nothing,
 * because mail programs open links too; opened again, it reports that the mails are stopped. The page is independent of
 * the app and works without a script.
 */
export function registerUnsubscribePage(
  app: FastifyInstance,
  {
    services: { market, words: sayings },
    look,
  }: { readonly services: Pick<MessagingServices, 'market' | 'words'>; readonly look: () => Promise<PageLook> },
): void {
  app.register(async (page) => {
    // Accepts any body of a mail program or a form: the address contains everything.
    page.removeAllContentTypeParsers();
    page.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestForm }, (_request, _body, done) =>
      done(null),
    );
    page.get(`${unsubscribePath}/page.css`, async (_, reply) =>
      reply.type('text/css; charset=utf-8').send(styleSheet(await look())),
    );

    page.get(unsubscribePath, async (request, reply) => {
      const { say, language } = said(request);
      const token = tokenOf(request);
      const read = await readToken(market.keys, token);
      if (read?.purpose !== 'messageMails') return unknown(reply, say, language);
      if (!(await messagingOf(market, read.account)).wantsMails) return stopped(reply, say, language);
      return answered(
        reply,
        paged(language, say(words.title), [
          `<p>${escapedMarkup(say(words.question))}</p>`,
          `<form method="post" action="${unsubscribePath}?token=${encodeURIComponent(token)}"><button>${escapedMarkup(say(words.button))}</button></form>`,
        ]),
      );
    });

    page.post(unsubscribePath, async (request, reply) => {
      const { say, language } = said(request);
      const read = await readToken(market.keys, tokenOf(request));
      if (read?.purpose !== 'messageMails') return unknown(reply, say, language);
      const done = await stopMails(market, read.account, 'link');
      if (isRefusal(done)) throw new Error(`Mails of ${read.account} could not be stopped: ${done.refused}`);
      return stopped(reply, say, language);
    });
  });

  function said(request: FastifyRequest): { readonly say: Say; readonly language: Language } {
    const language = requestedLanguage(request);
    return { say: sayings[language], language };
  }
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { readonly token?: unknown };
  return typeof token === 'string' ? token : '';
}

function unknown(reply: FastifyReply, say: Say, language: Language): FastifyReply {
  const page = paged(language, say(words.title), [
    `<p>${escapedMarkup(say(words.unknown))}</p>`,
    homeLink(say, language),
  ]);
  return answered(reply.code(404), page);
}

function stopped(reply: FastifyReply, say: Say, language: Language): FastifyReply {
  const parts = [`<p>${escapedMarkup(say(words.again))}</p>`, homeLink(say, language)];
  return answered(reply, paged(language, say(words.done), parts));
}

function answered(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    .send(page);
}

function homeLink(say: Say, language: Language): string {
  return `<p><a href="${pathTo('home', language)}">${escapedMarkup(say(words.home))}</a></p>`;
}

function paged(language: Language, title: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedMarkup(title)}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="${unsubscribePath}/page.css">
</head>
<body>
<main>
<h1>${escapedMarkup(title)}</h1>
${parts.join('\n')}
</main>
</body>
</html>
`;
}

/**
 * The CSS of the unsubscribe page. It uses the brand's colours without the app's theme: the page is not part of the
 * app.
 */
function styleSheet({ light, dark }: PageLook): string {
  const inMode = (purpose: keyof PageLook['light']['colours']) =>
    `light-dark(${light.colours[purpose]}, ${dark.colours[purpose]})`;
  return `:root { color-scheme: light dark; font: 16px/24px system-ui, sans-serif; }
body { margin: 0; background: ${inMode('surface')}; color: ${inMode('text')}; }
main { max-width: 560px; margin: 0 auto; padding: 48px 16px; overflow-wrap: anywhere; }
h1 { font-size: 28px; line-height: 34px; text-wrap: balance; }
a { color: ${inMode('accentText')}; }
button { padding: 12px 24px; border: 0; border-radius: 8px; background: ${inMode('accent')}; color: ${inMode('onAccent')}; font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid ${inMode('accentText')}; outline-offset: 2px; }
`;
}
