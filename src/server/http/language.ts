import type { FastifyRequest } from 'fastify';
import { languages, defaultLanguage, type Language } from '#machines/market/language.ts';

/** The language of a call by its Accept-Language header: the preferred one that is supported, or German (I18N-4). */
export function requestedLanguage(request: FastifyRequest): Language {
  const header = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase().split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of header) {
    const language = languages.find((known) => known === tag);
    if (language) return language;
  }
  return defaultLanguage;
}
