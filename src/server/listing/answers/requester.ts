import type { FastifyRequest } from 'fastify';
import type { Language } from '#machines/market/language.ts';
import { requestedLanguage } from '../../http/language.ts';
import { visitOf } from '../../http/visit.ts';

/** The reader of an answer with listings. */
export interface Requester {
  readonly language: Language;
  /**
   * The account whose favourites the listings show. Null for strangers, and for pages, which are the same for all
   * readers.
   */
  readonly account: string | null;
}

/** The requester of a call. */
export function requesterOf(request: FastifyRequest): Requester {
  return { language: requestedLanguage(request), account: visitOf(request).session?.account ?? null };
}
