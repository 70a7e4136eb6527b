import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';

import { toggleDebounce } from '#machines/ui/delays.ts';
import { answersByHand } from '#tests/drivers/answers.ts';
import { foundCars } from '#tests/drivers/filtersDriver.ts';
import { firstData } from '#tests/drivers/landingDriver.ts';
import { watchView } from '#tests/drivers/viewWatch.ts';
import { clients } from '#web/apiClient.ts';
import { App } from '#web/App.tsx';
import { speakFully } from '#web/catalogue.ts';
import { render } from '#web/render.tsx';
import { bringPage, type PageName } from '#web/router.tsx';
import { Shell } from '#web/shell/Shell.tsx';

const calls = answersByHand();
window.scrollTo = () => {};
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** A page as the server draws it, and what wakes it. */
async function drawn(url: string, page: PageName, data: unknown) {
  const { html, first } = await render({ url, mode: 'system', now: 0, firstData: data });
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = html;
  return {
    field: <Field extends HTMLElement>(selector: string) => root.querySelector<Field>(selector)!,
    async wakes() {
      const [i18n] = await Promise.all([speakFully('en'), bringPage(page), clients.load()]);
      await act(async () => {
        hydrateRoot(
          root,
          <App first={first} i18n={i18n}>
            <MemoryRouter initialEntries={[url]}>
              <Shell />
            </MemoryRouter>
          </App>,
        );
      });
    },
  };
}

it('what is chosen among the filters before their script is there is looked for once it is', async () => {
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
  const asked = new URL(calls.last.url, 'http://localhost').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ fu: 'diesel', company_ad: '0', region: '1', pe: '900' });
  expect(asked.get('sp')).toBe('cheapest');
  const orders = (await watch.received('search')).filter(({ type }) => type === 'sort.changed');
  expect(orders, 'what stands outside the form is said once').toEqual([{ type: 'sort.changed', sort: 'cheapest' }]);
  expect(field<HTMLInputElement>('input[name=fu][value=diesel]').checked).toBe(true);
});

it('who has said what they want and where before the page was alive is told how much there is of it', async () => {
  const { field, wakes } = await drawn('/en/immobilien', 'realEstate', firstData.realEstate);
  field<HTMLInputElement>('input[name=rt][value=buy]').click();
  field<HTMLSelectElement>('select[name=region]').value = '4';
  await wakes();
  expect(field<HTMLInputElement>('input[name=rt][value=buy]').checked).toBe(true);
  expect(field('button[type=submit]').textContent).toBe('Show 17 ads');
});
