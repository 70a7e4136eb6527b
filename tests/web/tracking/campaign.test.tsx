import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { PassCampaignOn, passCampaignOn } from '#web/tracking/campaign.tsx';
import { Link } from '#web/ui/navigation/Link.tsx';

let ends = () => {};
afterEach(() => {
  cleanup();
  ends();
  window.history.replaceState(null, '', '/');
});

function Here() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <Link to="/de/li?q=sofa">Sofa</Link>
      <button onClick={() => void navigate('/de/li?o=2', { replace: true })}>Other</button>
    </>
  );
}

it('carries the keys of an advertisement from address to address, and draws no link with them [SEARCH-17]', () => {
  render(
    <MemoryRouter initialEntries={['/de?gclid=7&utm_source=a%20b&x=1']}>
      <PassCampaignOn>
        <Here />
      </PassCampaignOn>
    </MemoryRouter>,
  );
  const here = () => screen.getByRole('status').textContent;
  const link = screen.getByRole('link', { name: 'Sofa' });
  expect(link.getAttribute('href')).toBe('/de/li?q=sofa');
  act(() => link.click());
  expect(here()).toBe('/de/li?q=sofa&gclid=7&utm_source=a%20b');
  act(() => screen.getByRole('button').click());
  expect(here()).toBe('/de/li?o=2&gclid=7&utm_source=a%20b');
});

it('adds them to links that the browser follows itself, to pages of the market alone [SEARCH-17]', () => {
  window.history.replaceState(null, '', '/de?utm_campaign=spring');
  ends = passCampaignOn(document);
  render(
    <>
      <a href="/fr">Français</a>
      <a href="/api/docs">Docs</a>
      <a href="https://elsewhere.example/de">Elsewhere</a>
    </>,
  );
  for (const link of screen.getAllByRole('link')) {
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.pointerDown(link);
    fireEvent.click(link);
  }
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'http://localhost:3000/fr?utm_campaign=spring',
    '/api/docs',
    'https://elsewhere.example/de',
  ]);
});
