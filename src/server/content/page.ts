import { type ContentName, contentNames } from '#machines/content/contentPage.ts';
import { pathTo } from '#routes';
import type { PageDescriptor } from '../http/pageDescriptor.ts';
import type { ContentServices } from './contentPages.ts';

/** The content pages. On the help page, `q` in the query searches the questions. */
export const page = {
  routes: contentNames,
  firstData({ contents }, { name, language }, address) {
    const shown = contents.page(name as ContentName, language);
    const text = new URLSearchParams(address.replace(/^[^?]*/, '')).get('q');
    const found = name === 'help' && text !== null ? contents.search(text, language) : undefined;
    return { kind: 'page', data: { ...shown, ...(found && { found }) } };
  },
  sitemap: (_, language) => contentNames.map((name) => pathTo(name, language)),
} satisfies PageDescriptor<ContentServices>;
