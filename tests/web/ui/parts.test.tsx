import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { renderView } from '#tests/web/renderView.tsx';
import { Breadcrumbs } from '#web/ui/navigation/Breadcrumbs.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { Price } from '#web/ui/Price.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

describe('Pagination', () => {
  const pathOf = (page: number) => `/en/li?o=${page}`;

  it('links to the neighbours and marks the current page', async () => {
    await renderView(<Pagination page={2} pages={41} pathOf={pathOf} />);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/en/li?o=1');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/en/li?o=3');
    expect(screen.getByRole('link', { name: 'Page 41' }).getAttribute('href')).toBe('/en/li?o=41');
  });

  it('has no link before the first page or after the last', async () => {
    await renderView(
      <>
        <Pagination page={1} pages={2} pathOf={pathOf} />
        <Pagination page={2} pages={2} pathOf={pathOf} />
      </>,
    );
    const [atFirst, atLast] = screen.getAllByRole('navigation');
    expect(within(atFirst!).queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(within(atLast!).queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('is absent for a single page', async () => {
    const { container } = await renderView(<Pagination page={1} pages={1} pathOf={pathOf} />);
    expect(container.querySelector('nav')).toBeNull();
  });
});

describe('Price', () => {
  it('strikes the old price through and labels it', async () => {
    const { container } = await renderView(<Price before="CHF 680.–">CHF 590.–</Price>);
    expect(container.textContent).toBe('CHF 590.– previously CHF 680.–');
    expect(container.querySelector('s')?.textContent).toBe('CHF 680.–');
  });

  it('shows no old price when it has not changed', async () => {
    const { container } = await renderView(<Price>CHF 590.–</Price>);
    expect(container.textContent).toBe('CHF 590.–');
  });
});

describe('Select', () => {
  it('passes the chosen value on', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const options = [
      { value: 'newest', label: 'Newest first' },
      { value: 'cheapest', label: 'Cheapest first' },
    ] as const;
    const { user } = await renderView(
      <Select label="Order" name="sp" value="newest" options={options} onChange={onChange} kind="quiet" />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Cheapest first');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('cheapest');
  });
});

describe('TextField', () => {
  it('shows its hint, and the error instead of it', async () => {
    const field = (error?: string) => (
      <TextField label="From" name="ps" value="x" onChange={() => {}} hint="Whole francs" error={error} />
    );
    await renderView(field());
    expect(screen.getByRole('textbox', { name: 'From', description: 'Whole francs' })).toBeTruthy();
    await renderView(field('Must be a number.'));
    const wrong = screen.getByRole('textbox', { name: 'From', description: 'Must be a number.' });
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
  });

  it('passes each change on', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const { user } = await renderView(<TextField label="From" name="ps" value="1" onChange={onChange} suffix="CHF" />);
    await user.type(screen.getByRole('textbox', { name: 'From' }), '2');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('12');
  });
});

describe('Breadcrumbs', () => {
  it('link to the ancestors, and name the current page', async () => {
    await renderView(<Breadcrumbs trail={[{ label: 'Sport', to: '/en/li?category=4000' }, { label: 'Bikes' }]} />);
    expect(screen.getByRole('link', { name: 'Sport' }).getAttribute('href')).toBe('/en/li?category=4000');
    expect(screen.getByText('Bikes').getAttribute('aria-current')).toBe('page');
  });
});
