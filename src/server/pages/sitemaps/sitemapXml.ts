import { escapedMarkup } from '#machines/market/text/escapedMarkup.ts';

/** A page in a sitemap. */
export interface SitemapPage {
  /** Absolute. */
  readonly url: string;
  /** When it last changed, in epoch milliseconds. */
  readonly changedAt?: number;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A sitemap as a stream of pages (sitemaps.org, protocol 0.9). */
export async function* sitemap(pages: AsyncIterable<readonly SitemapPage[]>): AsyncGenerator<string> {
  yield `${declaration}<urlset xmlns="${namespace}">\n`;
  for await (const some of pages) yield some.map((page) => entry('url', page)).join('');
  yield '</urlset>\n';
}

/** The index of all sitemaps. */
export function sitemapIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => entry('sitemap', { url })).join('');
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries}</sitemapindex>\n`;
}

function entry(name: 'url' | 'sitemap', { url, changedAt }: SitemapPage): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return `<${name}><loc>${escapedMarkup(url)}</loc>${changed}</${name}>\n`;
}
