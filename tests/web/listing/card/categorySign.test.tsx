import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';

import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import { renderView } from '#tests/web/renderView.tsx';

const { category_info: category } = listingItemOf();

/** The modules are reset, because the icons load once per document and each test is another document. */
beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('#web/ui/categoryIcons.ts');
});
const signs = () => import('#web/listing/card/CategorySign.tsx');

it('the icon of its category represents a listing without a picture, and is loaded on demand', async () => {
  const { CategorySign } = await signs();
  const { container } = await renderView(<CategorySign category={category} />);
  await waitFor(() => expect(container.querySelector('svg.lucide-bike')).not.toBeNull());
});

it('stays as the server has drawn it until the scripts have it too', async () => {
  const onServer = await signs();
  await onServer.loadCategorySigns();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<onServer.CategorySign category={category} />);
  const drawn = root.querySelector('svg.lucide-bike')!;

  vi.resetModules();
  const { CategorySign } = await signs();
  const flaws = vi.fn<(error: unknown) => void>();
  await act(async () => {
    hydrateRoot(root, <CategorySign category={category} />, { onRecoverableError: flaws });
  });
  expect(root.querySelector('svg')).toBe(drawn);
  expect(flaws).not.toHaveBeenCalled();
});

it('is that of any missing picture when the icons fail to load', async () => {
  vi.doMock('#web/ui/categoryIcons.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { CategorySign } = await signs();
  const { container } = await renderView(<CategorySign category={category} />);
  await waitFor(() => expect(container.querySelector('svg.lucide-image-off')).not.toBeNull());
});
