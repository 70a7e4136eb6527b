import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { renderView } from '#tests/web/renderView.tsx';
import { browserHistory, type History, historyAt, type Visit } from '#web/history.ts';
import { Navigator, useLocation, useNavigationType } from '#web/navigation.tsx';
import { Link } from '#web/ui/Link.tsx';

beforeEach(() => window.history.replaceState(null, '', '/en?q=bike#top'));

/** What a history tells until the test is over. */
function heardFrom(history: History): Visit[] {
  const visits: Visit[] = [];
  endings.push(history.listen((visit) => visits.push(visit)));
  return visits;
}

const endings: (() => void)[] = [];
afterEach(() => endings.splice(0).forEach((end) => end()));

const addressOf = ({ location: { pathname, search, hash } }: Visit) => pathname + search + hash;

/** The browser goes back in its own time. */
function goesBack(history: History): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  window.addEventListener('popstate', () => resolve(), { once: true });
  history.go(-1);
  return promise;
}

describe('the history of the tab', () => {
  it('begins where the document was opened', () => {
    const { current } = browserHistory(window);
    expect(addressOf(current)).toBe('/en?q=bike#top');
    expect(current).toMatchObject({ by: 'POP', location: { key: 'default', state: null } });
  });

  it('goes on, and back to the entry it left, with its key and state', async () => {
    const history = browserHistory(window);
    const visits = heardFrom(history);
    history.go('/en/li', { state: { keepsPlace: true } });
    history.go('/en/vi/a/b');
    await goesBack(history);
    expect(visits.map(addressOf)).toEqual(['/en/li', '/en/vi/a/b', '/en/li']);
    expect(visits.map(({ by }) => by)).toEqual(['PUSH', 'PUSH', 'POP']);
    expect(visits[2]?.location).toEqual(visits[0]?.location);
    expect(visits[1]?.location.key).not.toBe(visits[0]?.location.key);
    expect(history.current).toBe(visits[2]);
  });

  it('puts an entry in place of the present one', () => {
    const history = browserHistory(window);
    const before = window.history.length;
    history.go('/en/li', { replace: true });
    expect(window.history.length).toBe(before);
    expect(history.current).toMatchObject({ by: 'REPLACE', location: { pathname: '/en/li' } });
  });

  it('knows an entry again after a reload', () => {
    browserHistory(window).go('/en/li', { state: 'left here' });
    const { location } = browserHistory(window).current;
    expect(location.key).not.toBe('default');
    expect(location.state).toBe('left here');
  });

  it('tells those who have left nothing more', () => {
    const history = browserHistory(window);
    const visits: Visit[] = [];
    history.listen((visit) => visits.push(visit))();
    history.go('/en/li');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(visits).toEqual([]);
  });

  it('tells each listener once, also when another has left', async () => {
    const history = browserHistory(window);
    const leave = history.listen(() => {});
    const visits = heardFrom(history);
    leave();
    history.go('/en/li');
    await goesBack(history);
    expect(visits.map(({ by }) => by)).toEqual(['PUSH', 'POP']);
  });

  it('hears nothing of the browser once nobody listens any more', async () => {
    const history = browserHistory(window);
    const leave = [history.listen(() => {}), history.listen(() => {})];
    history.go('/en/li');
    const { current } = history;
    leave.forEach((each) => each());
    await goesBack(history);
    expect(history.current).toBe(current);
  });
});

describe('a history that is nobody’s', () => {
  it('tells the same visits as a tab would, but for keys', () => {
    const step = fc.oneof(
      fc.constantFrom('/en', '/en/li', '/en/li?q=bike', '/de#end').map((to) => ({ to, replace: false })),
      fc.constantFrom('/en', '/fr').map((to) => ({ to, replace: true })),
      fc.constant(-1),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const history = historyAt('/en');
        const expected = ['/en'];
        let at = 0;
        for (const each of steps) {
          if (each === -1) at = Math.max(at - 1, 0);
          else {
            if (typeof each !== 'number' && !each.replace) at += 1;
            expected.splice(at, expected.length, (each as { to: string }).to);
          }
          if (typeof each === 'number') history.go(each);
          else history.go(each.to, { replace: each.replace });
          expect(addressOf(history.current)).toBe(expected[at]);
        }
      }),
    );
  });
});

describe('a view', () => {
  function Here() {
    const { pathname, search } = useLocation();
    return `${pathname}${search} by ${useNavigationType()}`;
  }

  it('shows where its history is', () => {
    const history = historyAt('/en');
    const { container } = render(
      <Navigator history={history}>
        <Here />
      </Navigator>,
    );
    expect(container.textContent).toBe('/en by POP');
    act(() => history.go('/en/li?q=bike'));
    expect(container.textContent).toBe('/en/li?q=bike by PUSH');
    act(() => history.go(-1));
    expect(container.textContent).toBe('/en by POP');
  });
});

describe('a link', () => {
  /** Whether the browser would follow it by itself. */
  const isLeftToTheBrowser = (init: MouseEventInit = {}) => fireEvent.click(screen.getByRole('link'), init);

  it('leads to another page without loading a document', async () => {
    const { here } = await renderView(<Link to="/en/li?q=bike">Bikes</Link>);
    expect(isLeftToTheBrowser()).toBe(false);
    expect(here()).toBe('/en/li?q=bike');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    async (init) => {
      const { here } = await renderView(<Link to="/en/li">Ads</Link>);
      expect(isLeftToTheBrowser(init)).toBe(true);
      expect(here()).toBe('/en');
    },
  );

  it('to an address with a scheme is the browser’s', async () => {
    const { here } = await renderView(<Link to="mailto:support@allmend.example">Support</Link>);
    expect(isLeftToTheBrowser()).toBe(true);
    expect(here()).toBe('/en');
  });

  it('goes nowhere when its own click has been dealt with', async () => {
    const { here } = await renderView(
      <Link to="/en/li" onClick={(event) => event.preventDefault()}>
        Ads
      </Link>,
    );
    isLeftToTheBrowser();
    expect(here()).toBe('/en');
  });

  it('to where one is makes no new entry in the history', async () => {
    const { go, here } = await renderView(<Link to="/en/li">Ads</Link>);
    await go('/en/li');
    isLeftToTheBrowser();
    await go(-1);
    expect(here()).toBe('/en');
  });
});
