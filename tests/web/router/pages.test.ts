import { describe, expect, it } from 'vitest';

import { routes } from '#routes';
import type { PageDescriptor } from '#web/page/pageDescriptor.ts';

const descriptors = import.meta.glob<PageDescriptor>(['/src/web/**/page.ts', '/src/web/**/*.page.ts'], {
  eager: true,
  import: 'page',
});
const modules = import.meta.glob('/src/web/**/*Page.tsx');

describe('the pages', () => {
  it('show every route of the table, each by a single descriptor, and no other route', () => {
    const shown = Object.values(descriptors).flatMap((page) => page.routes);
    expect(shown.toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it.each(Object.entries(descriptors))('name in %s the module that they load', async (_, { file, load }) => {
    expect(await modules[`/${file}`]!()).toBe(await load());
  });
});
