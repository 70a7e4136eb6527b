import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { chunk } from '#web/chunks/chunk.ts';
import { lazyView } from '#web/chunks/lazyView.tsx';

const pressed = vi.fn<() => void>();
const module = {
  View: ({ label }: { readonly label: string }) => (
    <button type="button" onClick={pressed}>
      {label}
    </button>
  ),
};
type Module = typeof module;

const viewFrom = (bring: () => Promise<Module>) => {
  const part = chunk(bring);
  return { part, View: lazyView(part, ({ View }) => View, { missing: 'Not here' }) };
};

/** The markup of the view as a server renders it that has its chunk. */
async function drawn() {
  const { part, View } = viewFrom(() => Promise.resolve(module));
  await part.load();
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<View label="Press" />);
  return root;
}

it('keeps the server’s markup until its scripts have loaded, and is hydrated then', async () => {
  const root = await drawn();
  const button = root.querySelector('button')!;
  const coming = Promise.withResolvers<Module>();
  const { View } = viewFrom(() => coming.promise);
  const flaws = vi.fn<(error: unknown) => void>();
  await act(async () => void hydrateRoot(root, <View label="Press" />, { onRecoverableError: flaws }));
  expect(root.querySelector('button')).toBe(button);
  button.click();
  expect(pressed).not.toHaveBeenCalled();

  await act(async () => coming.resolve(module));
  expect(root.querySelector('button')).toBe(button);
  await act(async () => button.click());
  expect(pressed).toHaveBeenCalledOnce();
  expect(flaws).not.toHaveBeenCalled();
});

it('keeps its markup while its surroundings change', async () => {
  const root = await drawn();
  const button = root.querySelector('button')!;
  const { View } = viewFrom(() => new Promise(() => {}));
  const Around = ({ label }: { readonly label: string }) => (label === '' ? null : <View label="Press" />);
  const page = await act(async () => hydrateRoot(root, <Around label="One" />));
  await act(async () => page.render(<Around label="Other" />));
  expect(root.querySelector('button')).toBe(button);
});

it('is the same view when it is rendered again after its chunk has loaded', async () => {
  const container = document.createElement('div');
  const { View } = viewFrom(() => Promise.resolve(module));
  const root = createRoot(container);
  await act(async () => root.render(<View label="One" />));
  const button = container.querySelector('button')!;
  await act(async () => root.render(<View label="Other" />));
  expect(container.querySelector('button')).toBe(button);
  expect(button.textContent).toBe('Other');
});

it('renders at once when its chunk has been loaded before', async () => {
  const { part, View } = viewFrom(() => Promise.resolve(module));
  await part.load();
  const container = document.createElement('div');
  act(() => createRoot(container).render(<View label="Press" />));
  expect(container.textContent).toBe('Press');
});

it('is replaced by its fallback when it fails to load', async () => {
  const { View } = viewFrom(() => Promise.reject(new TypeError('Failed to fetch')));
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<View label="Press" />));
  expect(container.textContent).toBe('Not here');
});
