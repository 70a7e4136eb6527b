import { helpQueryOf } from '#machines/content/helpQuery.ts';
import { addressTo } from '#routes';

import type { PageDescriptor } from '../page/pageDescriptor.ts';

export const page = {
  routes: ['terms', 'imprint', 'privacy', 'safety', 'help', 'accessibility', 'contact'],
  file: 'src/web/content/ContentPage.tsx',
  load: () => import('./ContentPage.tsx'),
  /** Of the query, only the search text of the help page is part of the canonical URL. */
  canonical({ name, language, params }, query) {
    const q = name === 'help' && helpQueryOf(query.get('q') ?? '');
    return addressTo(language, { name, params, keys: new URLSearchParams(q ? { q } : {}) });
  },
} satisfies PageDescriptor;
