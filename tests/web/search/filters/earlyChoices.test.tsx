import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';

import { toggleDebounce } from '#machines/ui/delays.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { foundCars } from '#tests/drivers/search/filtersDriver.ts';
import { firstData } from '#tests/drivers/landing/landingDriver.ts';
import { watchView } from '#tests/drivers/web/viewWatch.ts';
import { clients } from '#web/api/apiClient.ts';
import { App } from '#web/App.tsx';
import { loadAllMessages } from '#web/languages/catalogue.ts';
import { render } from '#web/render.tsx';
import { loadPage, type PageName } from '#web/router/router.tsx';
import { Shell } from '#web/shell/Shell.tsx';

const calls = controlledAnswers();
window.scrollTo = () => {};
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Mounts the markup of a page as rendered by the server; resolves to functions that read and hydrate it. */
async function drawn(url: string, page: PageName, data: unknown) {
  const { html, first } = await render({ url, mode: 'system', now: 0, firstData: data });
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = html;
  return {
    field: <Field extends HTMLElement>(selector: string) => root.querySelector<Field>(selector)!,
    /** Hydrates the page. React receives the events of `atOnce` during hydration. */
    async wakes(atOnce?: () => void) {
      const [i18n] = await Promise.all([loadAllMessages('en'), loadPage(page), clients.load()]);
      await act(async () => {
        hydrateRoot(
          root,
          <App first={first} i18n={i18n}>
            <MemoryRouter initialEntries={[url]}>
              <Shell />
            </MemoryRouter>
          </App>,
        );
        atOnce?.();
      });
    },
  };
}

it('choices among the filters before their script has loaded are searched for after it', async () => {
  const { field, wakes } = await drawn('/en/li?category=2000&subcategory=2020', 'list', foundCars);
  field<HTMLInputElement>('input[name=fu][value=diesel]').click();
  field<HTMLInputElement>('input[name=company_ad][value="0"]').click();
  field<HTMLSelectElement>('select[name=region]').value = '1';
  field<HTMLInputElement>('input[name=pe]').value = '900';
  field<HTMLSelectElement>('select[name=sp]').value = 'cheapest';
  const watch = watchView();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await wakes();
  await act(async () => void vi.advanceTimersByTime(toggleDebounce));
  vi.useRealTimers();
  const requested = new URL(calls.last.url, 'http://localhost').searchParams;
  expect(Object.fromEntries(requested)).toMatchObject({ fu: 'diesel', company_ad: '0', region: '1', pe: '900' });
  expect(requested.get('sp')).toBe('cheapest');
  const orders = (await watch.received('search')).filter(({ type }) => type === 'sort.changed');
  expect(orders, 'the order outside the form changes once').toEqual([{ type: 'sort.changed', sort: 'cheapest' }]);
  expect(field<HTMLInputElement>('input[name=fu][value=diesel]').checked).toBe(true);
});

it('an order that is chosen during the hydration of the list takes effect once', async () => {
  const { field, wakes } = await drawn('/en/li?category=2000&subcategory=2020', 'list', foundCars);
  const list = field<HTMLSelectElement>('select[name=sp]');
  const watch = watchView();
  await wakes(() => {
    list.value = 'cheapest';
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  });
  const orders = (await watch.received('search')).filter(({ type }) => type === 'sort.changed');
  expect(orders).toEqual([{ type: 'sort.changed', sort: 'cheapest' }]);
  expect(list.value).toBe('cheapest');
});

it('a filter that is chosen during its hydration takes effect once', async () => {
  const { field, wakes } = await drawn('/en/li?category=2000&subcategory=2020', 'list', foundCars);
  const [diesel, privately] = ['input[name=fu][value=diesel]', 'input[name=company_ad][value="0"]'].map((box) =>
    field<HTMLInputElement>(box),
  );
  const region = field<HTMLSelectElement>('select[name=region]');
  const watch = watchView();
  await wakes(() => {
    diesel!.click();
    region.value = '1';
    for (const type of ['input', 'change']) region.dispatchEvent(new Event(type, { bubbles: true }));
    privately!.click();
  });
  const chosen = (await watch.received('filters')).filter(({ type }) => type === 'filter.chosen');
  expect(chosen).toEqual([
    { type: 'filter.chosen', changes: { selects: { fuel: ['diesel'] } } },
    { type: 'filter.chosen', changes: { region: 1 } },
    { type: 'filter.chosen', changes: { seller: 'private' } },
  ]);
  expect([diesel!.checked, region.value, privately!.checked]).toEqual([true, '1', true]);
});

it('the form of real estate shows the number of results for choices made before hydration', async () => {
  const { field, wakes } = await drawn('/en/immobilien', 'realEstate', firstData.realEstate);
  field<HTMLInputElement>('input[name=rt][value=buy]').click();
  field<HTMLSelectElement>('select[name=region]').value = '4';
  await wakes();
  expect(field<HTMLInputElement>('input[name=rt][value=buy]').checked).toBe(true);
  expect(field('button[type=submit]').textContent).toBe('Show 17 ads');
});
