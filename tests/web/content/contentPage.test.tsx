import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { helpExample, termsExample } from '#machines/content/contentExamples.ts';
import { openContentPage, openHelp } from '#tests/drivers/content/contentView.tsx';

const scrolled = vi.fn<() => void>();

beforeEach(() => {
  scrolled.mockReset();
  // jsdom has no layout, so an element cannot scroll into view.
  Element.prototype.scrollIntoView = scrolled;
});

const headings = () => screen.getAllByRole('heading').map((each) => `${each.tagName} ${each.textContent}`);

describe('a content page', () => {
  it('shows its sections below headings, with lists, links and the date of its last change', async () => {
    const stage = await openContentPage('/en/terms', termsExample);
    expect(headings()).toEqual(['H1 Terms', 'H2 Scope', 'H2 Ads', 'H2 Fees', 'H2 Liability', 'H2 Law', 'H2 Changes']);
    expect(screen.getByText('30 November 2026', { exact: false }).closest('time')?.dateTime).toBe('2026-11-30');
    expect(screen.getByText('weapons').closest('ul')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'safety tips' }).getAttribute('href')).toBe('/en/safety');
    await stage.ends();
  });

  it('has a table of contents if it is long, and no other', async () => {
    const stage = await openContentPage('/en/terms', termsExample);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    expect(
      within(contents)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(termsExample.sections.map(({ id }) => `/en/terms#${id}`));
    await stage.ends();
    const short = await openContentPage('/en/terms', { ...termsExample, sections: termsExample.sections.slice(1) });
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    await short.ends();
  });

  it('shows the groups of its sections as headings above them, also in the table of contents', async () => {
    const sections = termsExample.sections.map((each, index) => ({ ...each, group: index < 2 ? 'Rules' : 'More' }));
    const stage = await openContentPage('/en/terms', { ...termsExample, sections });
    expect(headings()).toEqual([
      'H1 Terms',
      'H2 Rules',
      'H3 Scope',
      'H3 Ads',
      'H2 More',
      'H3 Fees',
      'H3 Liability',
      'H3 Law',
      'H3 Changes',
    ]);
    expect(within(screen.getByRole('navigation', { name: 'On this page' })).getByText('More')).toBeTruthy();
    await stage.ends();
  });

  it('moves to a section and focuses its heading when a link leads there', async () => {
    const user = userEvent.setup();
    const stage = await openContentPage('/en/terms', termsExample);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    await user.click(within(contents).getByRole('link', { name: 'Fees' }));
    expect(scrolled.mock.contexts).toEqual([document.getElementById('fees')]);
    expect(document.activeElement?.textContent).toBe('Fees');
    await stage.ends();
  });
});

describe('the help page', () => {
  it('shows its questions folded, below the headings of their groups', async () => {
    const stage = await openHelp();
    expect(headings()).toEqual([
      'H1 Help',
      'H2 Selling',
      'H3 How do I post an ad?',
      'H3 How many photos can I add?',
      'H2 Account',
      'H3 How do I delete my account?',
    ]);
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false, false]);
    await stage.ends();
  });

  it('opens the question that the address names, and the target of a link', async () => {
    const stage = await openContentPage('/en/help#photos', helpExample);
    const opened = () => [...document.querySelectorAll('details[open] h3')].map((each) => each.textContent);
    expect(opened()).toEqual(['How many photos can I add?']);
    await stage.go('/en/help#delete-account');
    expect(opened()).toContain('How do I delete my account?');
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    await stage.ends();
  });

  it('shows what a search has found as headings of the page, and opens the best', async () => {
    const stage = await openHelp({ query: 'photos', ids: ['photos', 'post-an-ad'] });
    expect(headings()).toEqual(['H1 Help', 'H2 How many photos can I add?', 'H2 How do I post an ad?']);
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
    await stage.ends();
  });

  it('unfolds every answer on paper, and folds it again', async () => {
    const stage = await openHelp();
    const open = () => [...document.querySelectorAll('details')].filter((each) => each.open).length;
    window.dispatchEvent(new Event('beforeprint'));
    expect(open()).toBe(3);
    window.dispatchEvent(new Event('afterprint'));
    expect(open()).toBe(0);
    await stage.ends();
  });
});
