import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, toLanguage, type Language } from '#machines/market/language.ts';

const year = 365 * 24 * 60 * 60;

/** The cookies of a brand (decisions, Header names). */
export function cookieNames(product: string) {
  return {
    language: `${product}_lang`,
    csrf: `${product}_csrf`,
    mode: `${product}_mode`,
    position: `${product}_position`,
  };
}

/** The language of a visitor who names none in the address: what the cookie says, else German (ROUTES-2, I18N-4). */
export function languageOf(request: FastifyRequest, product: string): Language {
  return toLanguage(request.cookies[cookieNames(product).language]);
}

/** Writes what every page writes back: the language that was chosen (I18N-3), and a CSRF token where there is none. */
export function writePageCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { product, language, secure }: { product: string; language: Language; secure: boolean },
): void {
  const names = cookieNames(product);
  const options = { path: '/', sameSite: 'lax', secure, maxAge: year } as const;
  if (request.cookies[names.language] !== language) reply.setCookie(names.language, language, options);
  writeCsrfCookie(request, reply, { product, secure });
}

/** Writes the token that calls send back (API-12), where there is none. */
export function writeCsrfCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { product, secure }: { product: string; secure: boolean },
): void {
  const name = cookieNames(product).csrf;
  if (request.cookies[name]) return;
  reply.setCookie(name, randomBytes(18).toString('base64url'), { path: '/', sameSite: 'strict', secure });
}

/** The language that an address begins with, if it is one of ours. */
export function languageSegment(path: string): Language | undefined {
  const segment = path.split('/', 2)[1];
  return languages.find((language) => language === segment);
}

/** Lets handlers read and write cookies; to be registered before any route that does. */
export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}
