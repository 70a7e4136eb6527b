import { expect, it } from 'vitest';

import { categoryTree } from '#machines/market/categories/categories.ts';
import { languages } from '#machines/market/language.ts';
import { cantons } from '#market/cantons/cantons.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { useNames } from '#web/languages/catalogue.ts';

const categories = categoryTree.flatMap((top) => [top, ...top.children]);

function Names() {
  const names = useNames();
  const said = [...categories.map(({ id }) => names.category(id)), ...cantons.map(({ code }) => names.canton(code))];
  return said.join('\n');
}

it.each(languages)('a page in %s names categories and cantons in its language', async (language) => {
  const { container } = await renderView(<Names />, { language });
  const expected = [...categories, ...cantons].map(({ name }) => name[language]);
  expect(container.textContent.split('\n')).toEqual(expected);
});
