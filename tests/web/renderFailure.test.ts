import { expect, it, vi } from 'vitest';

import { render } from '#web/render.tsx';

vi.mock(import('#web/home/HomePage.tsx'), async (importOriginal) => ({
  ...(await importOriginal()),
  Component: () => {
    throw new Error('broken data');
  },
}));

it('a page that throws becomes the severe error, and the server hears why [SHELL-18]', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const request = { url: '/en', mode: 'system', now: 0, firstData: { newest: [] } } as const;
  const result = await render(request, onError);
  expect(result.status).toBe(500);
  expect(result.html).toContain('A severe error has occurred');
  expect(result.first).toMatchObject({ status: 500, data: null });
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'broken data' }));
});
