import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { placeDebounce } from '#machines/ui/delays.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { partsOfEveryPage } from '#web/app/AppParts.tsx';
import { SearchBar } from '#web/search/bar/SearchBar.tsx';

const calls = controlledAnswers();
const hidden = { hidden: true };

beforeEach(async () => {
  await partsOfEveryPage.load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
});
afterEach(() => void vi.useRealTimers());

const place = () => screen.getByRole('combobox', { name: 'Where are you looking?', ...hidden });
const submits = () => fireEvent.submit(screen.getByRole('search'));

describe('the place in the search bar', () => {
  it('is chosen by its name, and passed to the list with the text [SEARCH-11]', async () => {
    const { here } = await renderView(<SearchBar kind="header" />, { at: '/en' });
    fireEvent.change(place(), { target: { value: 'Köni' } });
    await act(async () => void vi.advanceTimersByTime(placeDebounce));
    await calls.last.answer([{ localityID: 'koeniz-be', label: 'Köniz BE', region: 4 }]);
    fireEvent.click(screen.getByRole('option', { name: 'Köniz BE', ...hidden }));
    const radius = screen.getByRole('combobox', { name: 'Radius around Köniz BE', ...hidden });
    act(() => void vi.advanceTimersByTime(20));
    const button = screen.getByRole('button', { name: 'Search' });
    expect(document.activeElement, 'the focus moves to the search button').toBe(button);
    radius.focus();
    fireEvent.change(radius, { target: { value: '20' } });
    act(() => void vi.advanceTimersByTime(20));
    expect(document.activeElement, 'and stays where it is still of use').toBe(radius);
    fireEvent.change(screen.getByLabelText('What are you looking for?'), { target: { value: ' velo ' } });
    submits();
    expect(here()).toBe('/en/li?q=velo&zipcode=koeniz-be&radius=20');
  });

  it('begins with the place of the list, stays with another text, and can be removed to search the whole country', async () => {
    const { here, go } = await renderView(<SearchBar kind="header" />, { at: '/en/li?zipcode=bern-be&radius=10' });
    expect(screen.getByText('Bern BE')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('What are you looking for?'), { target: { value: 'sofa' } });
    submits();
    expect(here()).toBe('/en/li?q=sofa&zipcode=bern-be&radius=10');
    await go('/en/li?q=sofa&zipcode=bern-be,koeniz-be&radius=0,5');
    expect(screen.getByText('Bern BE and 1 more place')).toBeTruthy();
    submits();
    expect(here()).toBe('/en/li?q=sofa&zipcode=bern-be,koeniz-be&radius=0,5');
    fireEvent.click(screen.getByRole('button', { name: 'Search everywhere', ...hidden }));
    act(() => void vi.advanceTimersByTime(20));
    expect(document.activeElement).toBe(place());
    submits();
    expect(here()).toBe('/en/li?q=sofa');
  });

  it('is preserved when there is no space to show it', async () => {
    const { here } = await renderView(<SearchBar kind="header" />, { at: '/en/li?zipcode=bern-be&radius=10' });
    Element.prototype.checkVisibility = () => false;
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
    fireEvent.change(screen.getByLabelText('What are you looking for?'), { target: { value: 'sofa' } });
    submits();
    expect(here()).toBe('/en/li?q=sofa&zipcode=bern-be&radius=10');
  });

  it('is changed without the loss of a filter; another text drops the filters', async () => {
    const at = '/en/li/sport/bicycles/bern/bern-be?q=velo&pe=500&sp=cheapest';
    const { here, go } = await renderView(<SearchBar kind="header" />, { at });
    submits();
    expect(here()).toBe(at);
    await go('/en/li/sport/bicycles?q=velo&zipcode=bern-be&radius=10&pe=500');
    fireEvent.change(screen.getByRole('combobox', { name: 'Radius around Bern BE', ...hidden }), {
      target: { value: '50' },
    });
    submits();
    expect(here()).toBe('/en/li/sport/bicycles?q=velo&zipcode=bern-be&radius=50&pe=500');
    fireEvent.change(screen.getByLabelText('What are you looking for?'), { target: { value: 'sofa' } });
    submits();
    expect(here()).toBe('/en/li?q=sofa&zipcode=bern-be&radius=50');
  });

  it('that was typed and not picked is the first match: the bar waits for it', async () => {
    const { here } = await renderView(<SearchBar kind="header" />, { at: '/en' });
    fireEvent.change(screen.getByLabelText('What are you looking for?'), { target: { value: 'velo' } });
    fireEvent.change(place(), { target: { value: 'Köni' } });
    submits();
    expect(here()).toBe('/en');
    await calls.last.answer([{ localityID: 'koeniz-be', label: 'Köniz BE', region: 4 }]);
    await act(async () => void vi.advanceTimersByTime(50));
    expect(here()).toBe('/en/li/bern/koeniz-be?q=velo');
  });

  it('that does not exist is rejected by the bar with an error', async () => {
    const { here } = await renderView(<SearchBar kind="header" />, { at: '/en' });
    fireEvent.change(place(), { target: { value: 'Quatschdorf' } });
    submits();
    await calls.last.answer([]);
    await act(async () => void vi.advanceTimersByTime(50));
    expect(here()).toBe('/en');
    expect(document.activeElement).toBe(place());
    expect(place().getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(place().getAttribute('aria-describedby')!)!;
    expect(message.textContent).toMatch(/^We don’t know this place\. Enter a place or postcode/);
    expect(message.closest('[role=status]')).not.toBeNull();
    expect((place() as HTMLInputElement).value).toBe('Quatschdorf');
    fireEvent.change(place(), { target: { value: '' } });
    submits();
    expect(here()).toBe('/en/li');
  });

  it('can be a whole canton, which the list has as its canton', async () => {
    const { here, go } = await renderView(<SearchBar kind="header" />, { at: '/en' });
    fireEvent.change(screen.getByLabelText('What are you looking for?'), { target: { value: 'velo' } });
    fireEvent.change(place(), { target: { value: 'Bern' } });
    await act(async () => void vi.advanceTimersByTime(placeDebounce));
    await calls.last.answer([
      { localityID: 'bern-be', label: 'Bern BE', region: 4 },
      { localityID: null, label: 'Bern', region: 4 },
    ]);
    fireEvent.click(screen.getByRole('option', { name: 'Bern (canton)', ...hidden }));
    expect(screen.getByTitle('Bern (canton)')).toBeTruthy();
    submits();
    expect(here()).toBe('/en/li/bern?q=velo');
    fireEvent.change(screen.getByLabelText('What are you looking for?'), { target: { value: 'sofa' } });
    submits();
    expect(here(), 'it stays with another text').toBe('/en/li/bern?q=sofa');
    await go('/en/li/zurich?q=sofa');
    expect(screen.getByTitle('Zurich (canton)')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Search everywhere', ...hidden }));
    act(() => void vi.advanceTimersByTime(20));
    expect(document.activeElement).toBe(place());
    submits();
    expect(here()).toBe('/en/li?q=sofa');
  });

  it('that is a canton is chosen without picking it, by the bar that waits for it', async () => {
    const { here } = await renderView(<SearchBar kind="header" />, { at: '/en/li?zipcode=bern-be&radius=10&q=velo' });
    fireEvent.click(screen.getByRole('button', { name: 'Search everywhere', ...hidden }));
    fireEvent.change(place(), { target: { value: 'Kanton Aargau' } });
    submits();
    await calls.last.answer([{ localityID: null, label: 'Aargau', region: 1 }]);
    await act(async () => void vi.advanceTimersByTime(50));
    expect(here()).toBe('/en/li/aargau?q=velo');
  });

  it('has no word for Liechtenstein, which is a country', async () => {
    await renderView(<SearchBar kind="header" />, { at: '/en/li/liechtenstein' });
    expect(screen.getByTitle('Liechtenstein')).toBeTruthy();
  });

  it('leaves a canton with its neighbours, and a part of a canton, to the filters', async () => {
    const at = '/en/li/sport/bern/neighbouring-cantons?q=velo';
    const { here } = await renderView(<SearchBar kind="header" />, { at });
    expect((place() as HTMLInputElement).value).toBe('');
    submits();
    expect(here()).toBe(at);
  });
});
