import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '#tests/web/renderView.tsx';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { toggleDebounce } from '#machines/ui/delays.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { polyfillPopovers } from '#tests/drivers/web/dialogs.ts';
import { foundCars } from '#tests/drivers/search/filtersDriver.ts';
import { Component as ListPage } from '#web/search/ListPage.tsx';
import { listParts } from '#web/search/lazyParts.tsx';

const calls = controlledAnswers();
const hidden = { hidden: true };
const cars = '/en/li?category=2000&subcategory=2020';

beforeAll(polyfillPopovers);
beforeEach(async () => {
  await listParts.load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const open = (address: string, data: ListingList) => renderView(<ListPage />, { address, data });
const settle = () => act(async () => void vi.advanceTimersByTime(toggleDebounce));

describe('filters next to the list', () => {
  it('are deferred while a field is invalid, and a chip moves the focus to that field [SEARCH-42]', async () => {
    await open(`${cars}&gratis=1&company_ad=0`, foundCars);
    const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'Maximum Mileage', ...hidden });
    const diesel = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Diesel/, ...hidden });
    const type = (value: string) => {
      fireEvent.change(to, { target: { value } });
      fireEvent.blur(to);
    };
    type('few');
    fireEvent.click(diesel);
    const requested = calls.all.length;
    const focus = vi.spyOn(to, 'focus');
    for (let times = 0; times < 2; times += 1)
      fireEvent.click(screen.getByRole('link', { name: 'Remove filter Private' }));
    await settle();
    expect([calls.all.length, focus.mock.calls.length]).toEqual([requested, 2]);
    expect([to.value, to.getAttribute('aria-invalid'), diesel.checked]).toEqual(['few', 'true', true]);
    type('');
    const { url } = calls.last;
    expect(['gratis=1', 'fu=diesel', 'company_ad'].map((key) => url.includes(key))).toEqual([true, true, false]);
  });

  it('that are invalid are dropped by "Clear all", together with the deferred filters', async () => {
    await open(`${cars}&gratis=1`, foundCars);
    const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'Maximum Mileage', ...hidden });
    const diesel = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Diesel/, ...hidden });
    fireEvent.change(to, { target: { value: 'few' } });
    fireEvent.blur(to);
    fireEvent.click(diesel);
    fireEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect([calls.last.url.includes('gratis=1'), calls.last.url.includes('fu=')]).toEqual([false, false]);
    expect([to.value, to.getAttribute('aria-invalid'), diesel.checked]).toEqual(['', 'false', false]);
  });
});
