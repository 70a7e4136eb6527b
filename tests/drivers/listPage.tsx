import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { AdList } from '#machines/listing/adItem.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { searchMachine } from '#machines/search/searchMachine.ts';
import { filterFrom, keysOf } from '#market/listAddress.ts';
import type { WaitingCall } from '#tests/drivers/answers.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { Component as ListPage } from '#web/search/ListPage.tsx';
import { listPath } from '#web/search/listPath.ts';
import type { WalkedEvent } from './chartPaths.ts';

type Flow = typeof searchMachine;
type Happening = WalkedEvent<Flow>;

/** The list as a visitor meets it: does what the flow's events stand for, and looks whether the screen says its state. */
export async function openListPage(
  calls: { readonly last: WaitingCall },
  { filter, result }: { readonly filter: SearchFilter; readonly result?: AdList | undefined },
) {
  const address = listPath('en', filter);
  const { go, here } = await renderView(
    <ListPage />,
    result ? { address, data: result } : { address: '/en', at: address },
  );

  const does: { readonly [Type in Happening['type']]?: (event: Extract<Happening, { type: Type }>) => unknown } = {
    'query.changed': () => fireEvent.click(screen.getByRole('link', { name: /^Remove «/ })),
    'sort.changed': ({ sort }) => fireEvent.change(screen.getByLabelText('Order'), { target: { value: sort } }),
    'category.changed': () => fireEvent.click(within(categories()).getByRole('link', { name: /^Sport/, hidden: true })),
    'filters.changed': () => fireEvent.click(screen.getByRole('checkbox', { name: 'Free items only', hidden: true })),
    'filters.reset': () => fireEvent.click(screen.getByRole('link', { name: 'Clear filters' })),
    'prices.typed': ({ from, to }) => {
      fireEvent.change(screen.getByLabelText('Price from'), { target: { value: from } });
      fireEvent.change(screen.getByLabelText('Price to'), { target: { value: to } });
      fireEvent.blur(screen.getByLabelText('Price to'));
    },
    'size.changed': ({ size }) =>
      fireEvent.click(within(screen.getByRole('group', { name: 'Ads on a page' })).getByText(String(size))),
    'view.changed': ({ view }) => fireEvent.click(screen.getByRole('link', { name: `Show as a ${view}` })),
    'page.changed': ({ page }) => fireEvent.click(screen.getByRole('link', { name: `Page ${page}` })),
    'address.changed': ({ filter }) => go(listPath('en', filter)),
    'search.retried': () => fireEvent.click(screen.getByRole('button', { name: 'Load again' })),
  };

  return {
    here,
    async meets(event: Happening): Promise<void> {
      if ('output' in event) return calls.last.answer(event.output);
      if ('error' in event) return calls.last.fail();
      await (does[event.type] as (event: Happening) => unknown)(event);
    },
    /** Whether the screen shows what the chart says. */
    expectToShow(snapshot: SnapshotFrom<Flow>): void {
      const { filter, result } = snapshot.context;
      expect(document.querySelector('[aria-busy=true]') !== null).toBe(snapshot.hasTag('busy') && result !== null);
      expect(screen.queryByText('The search got no answer.') !== null).toBe(snapshot.hasTag('failed'));
      expect(screen.queryByText(/^Type an amount/) !== null).toBe(snapshot.context.priceProblems !== null);
      const view = screen.getByRole('link', { name: `Show as a ${filter.view ?? 'list'}` });
      expect(view.getAttribute('aria-current')).toBe('true');
      expect(screen.queryAllByRole('article')).toHaveLength(result?.items.length ?? 0);
      // A total is one of what was asked: where no answer came there is none.
      const told = screen.getByRole('status').textContent;
      if (snapshot.hasTag('failed')) expect(told).toBe('');
      else if (result) expect(told).toContain(`${result.search_total} ads`);
      expect(screen.getByLabelText<HTMLSelectElement>('Order').value).toBe(filter.sort);
      expect(screen.getByRole<HTMLInputElement>('checkbox', { hidden: true }).checked).toBe(filter.freeOnly);
      expect(screen.queryByRole('link', { name: /^Remove «/ }) !== null).toBe(filter.query !== '');
      // The address tells what is shown, and in which way, whenever nothing is waited for.
      if (snapshot.matches('updated')) expect(keysOf(addressed()).toString()).toBe(keysOf(filter).toString());
    },
  };

  function addressed(): SearchFilter {
    return filterFrom(new URL(here(), 'http://localhost').searchParams);
  }
}

function categories(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Categories', hidden: true });
}
