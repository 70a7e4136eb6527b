import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { FooterContent } from '#machines/market/footerContent.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { ErrorFooter } from '#web/shell/failure/ErrorFooter.tsx';
import { Footer } from '#web/shell/footer/Footer.tsx';

const link = { nofollow: false, open_privacy_settings: false };

const footer: FooterContent = {
  standard_links: [
    { ...link, link_target: '/en/li', link_text: 'All ads' },
    { ...link, link_target: '/de/li', link_text: 'Auf Deutsch' },
    { ...link, link_target: '/api/docs', link_text: 'For developers', nofollow: true },
    { ...link, link_target: 'mailto:support@allmend.example', link_text: 'Contact us' },
    { ...link, link_target: '/en', link_text: 'Privacy settings', open_privacy_settings: true },
  ],
  social_media_links: [
    {
      link_target: 'https://social.example/@allmend',
      social_media_icon: { url: '/assets/mastodon.svg', alt: 'Mastodon' },
      nofollow: true,
    },
  ],
};

const linkNamed = (name: string) => screen.getByRole('link', { name });

describe('the footer', () => {
  it('shows the standard links of the content service [SHELL-15] [CONTENT-2]', async () => {
    const { user, here } = await renderView(<Footer />, { at: '/en', footer });
    expect(linkNamed('For developers').getAttribute('rel')).toBe('nofollow');
    expect(linkNamed('Contact us').getAttribute('href')).toBe('mailto:support@allmend.example');
    expect(linkNamed('All ads').getAttribute('rel')).toBeNull();
    await user.click(linkNamed('All ads'));
    expect(here()).toBe('/en/li');
  });

  it('leaves links to other languages and to other documents to the browser', async () => {
    const { here } = await renderView(<Footer />, { at: '/en', footer });
    for (const name of ['Auf Deutsch', 'For developers']) {
      const isFollowed = linkNamed(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      expect(isFollowed, name).toBe(true);
    }
    expect(here()).toBe('/en');
  });

  it('shows the social icons of the content service [SHELL-15] [CONTENT-3]', async () => {
    await renderView(<Footer />, { at: '/en', footer });
    const mastodon = linkNamed('Mastodon');
    expect(mastodon.getAttribute('href')).toBe('https://social.example/@allmend');
    expect(mastodon.getAttribute('rel')).toBe('nofollow');
    expect(within(mastodon).getByRole('img').getAttribute('src')).toBe('/assets/mastodon.svg');
  });

  it('has no list of social icons when there are none', async () => {
    await renderView(<Footer />, { at: '/en', footer: { ...footer, social_media_links: [] } });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('does not show the link to a dialog that does not exist', async () => {
    await renderView(<Footer />, { at: '/en', footer });
    expect(screen.queryByText('Privacy settings')).toBeNull();
  });

  it('keeps its own links when the content service returns nothing', async () => {
    await renderView(<Footer />, { at: '/en/li?q=bike', footer: null });
    expect(screen.queryByRole('heading', { name: 'At a glance' })).toBeNull();
    expect(linkNamed('Deutsch').getAttribute('href')).toBe('/de/li?q=bike');
  });

  it('links to the page in other languages with the addresses of the server, or with generic keys', async () => {
    const addresses = { de: '/de/li/sport/genf', fr: '/fr/li/sport/geneve', it: '/it/li', en: '/en/li/sport/geneva' };
    const { go } = await renderView(<Footer />, { at: '/en/li/sport/geneva', footer: null, addresses });
    expect(linkNamed('Deutsch').getAttribute('href')).toBe('/de/li/sport/genf');
    await go('/en/li/sport/bern?q=bike');
    expect(linkNamed('Deutsch').getAttribute('href')).toBe('/de/li?q=bike&category=4000&region=4');
    expect(linkNamed('English').getAttribute('href')).toBe('/en/li/sport/bern?q=bike');
    await go('/en/immobilien/object/house');
    expect(linkNamed('Français').getAttribute('href')).toBe('/fr/li?category=1000&subcategory=1040');
  });

  it('has a shorter variant for errors, whose links all load a new document [SHELL-17]', async () => {
    const { here } = await renderView(<ErrorFooter />, { at: '/en', footer });
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'All ads',
      'Auf Deutsch',
      'For developers',
      'Contact us',
    ]);
    for (const each of links) {
      expect(each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
    }
    expect(here()).toBe('/en');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
