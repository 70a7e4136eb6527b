import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Link } from '#web/ui/navigation/Link.tsx';

afterEach(cleanup);

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function renderLink(link: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={['/de']}>
      {link}
      <Here />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

describe('a link', () => {
  it('navigates within the document, with its state', () => {
    const link = renderLink(
      <Link to="/de/li?q=velo" state={{ sought: 3 }}>
        Velos
      </Link>,
    );
    expect(link.getAttribute('href')).toBe('/de/li?q=velo');
    const isLeftToBrowser = fireEvent.click(link);
    expect(isLeftToBrowser).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('/de/li?q=velo {"sought":3}');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (how) => {
      const link = renderLink(<Link to="/de/li">Velos</Link>);
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(link, how);
      expect(screen.getByRole('status').textContent).toBe('/de null');
    },
  );

  it.each([
    [true, 'REPLACE'],
    [false, 'PUSH'],
  ])('replaces the current history entry on request: %s', (replace, how) => {
    function How() {
      return <p role="note">{useNavigationType()}</p>;
    }
    const link = renderLink(
      <>
        <Link to="/de/start/login" replace={replace}>
          Login
        </Link>
        <How />
      </>,
    );
    fireEvent.click(link);
    expect(screen.getByRole('note').textContent).toBe(how);
    expect(link.hasAttribute('replace')).toBe(false);
  });

  it('does not navigate when its own handler has handled the click', () => {
    const onClick = vi.fn<(event: React.MouseEvent) => void>((event) => event.preventDefault());
    const link = renderLink(
      <Link to="/de/li" onClick={onClick}>
        Velos
      </Link>,
    );
    fireEvent.click(link);
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('/de null');
  });
});
