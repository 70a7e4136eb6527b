import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';

import { toggleDebounce } from '#machines/ui/delays.ts';
import { answersByHand } from '#tests/drivers/answers.ts';
import { foundCars } from '#tests/drivers/filtersDriver.ts';
import { clients } from '#web/apiClient.ts';
import { App } from '#web/App.tsx';
import { speakFully } from '#web/catalogue.ts';
import { render } from '#web/render.tsx';
import { bringPage } from '#web/router.tsx';
import { Shell } from '#web/shell/Shell.tsx';

const calls = answersByHand();
window.scrollTo = () => {};
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

it('what is chosen among the filters before their script is there is looked for once it is', async () => {
  const url = '/en/li?category=2000&subcategory=2020';
  const { html, first } = await render({ url, mode: 'system', now: 0, firstData: foundCars });
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = html;
  const field = <Field extends HTMLElement>(selector: string) => root.querySelector<Field>(selector)!;
  field<HTMLInputElement>('input[name=fu][value=diesel]').click();
  field<HTMLInputElement>('input[name=company_ad][value="0"]').click();
  field<HTMLSelectElement>('select[name=region]').value = '1';
  field<HTMLInputElement>('input[name=pe]').value = '900';

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [i18n] = await Promise.all([speakFully('en'), bringPage('list'), clients.load()]);
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
  await act(async () => void vi.advanceTimersByTime(toggleDebounce));
  vi.useRealTimers();
  const asked = new URL(calls.last.url, 'http://localhost').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ fu: 'diesel', company_ad: '0', region: '1', pe: '900' });
  expect(field<HTMLInputElement>('input[name=fu][value=diesel]').checked).toBe(true);
});
