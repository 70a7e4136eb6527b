// The inspector's own document of a market: the panel of a page, a window that a page has opened, or a tab. The first two
// show the page's actors from its beginning. A tab shows the machines and journals of the market.
import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import { catalogueOf, type Module } from '../app/catalogue.ts';
import { mountInspector } from '../app/mount.tsx';
import type { Log } from '../log/log.ts';
import '../standalone/page.css.ts';

/** Milliseconds after which a window notices that its page has been loaded again. */
const interval = 500;

/** The page that shows this document, or that opened it; null for a tab. */
const isPanel = window.parent !== window;
const page = isPanel ? window.parent : (window.opener as Window | null);
const live = logOf(page);

const unmount = mountInspector(document.querySelector('#inspector')!, {
  machines: catalogueOf(
    import.meta.glob<Module>('/machines/**/*Machine.ts'),
    import.meta.glob<Module>('/machines/**/*Cases.ts'),
  ),
  eventModules: Object.values(import.meta.glob<Module>('/machines/**/*Events.ts')),
  host: '/inspector/api/',
  headers: () => ({ 'x-csrf-token': csrfToken() }),
  // A panel has no address of its own.
  ...(!isPanel && {
    place: {
      read: () => location.hash.slice(1) || null,
      write: (machine: string) => history.replaceState(null, '', `#${machine}`),
    },
  }),
  live,
});

// The page's views must not stay in the past without the inspector. A document that the browser restores is loaded again.
window.addEventListener('pagehide', unmount);
window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());

// A window outlives the documents of its page, each of which has a log of its own.
if (live && !isPanel) {
  setInterval(() => {
    const next = logOf(page);
    if (next && next !== live) window.location.reload();
  }, interval);
}

/** The token that the market's calls need. The document names its cookie, since the inspector knows no brand. */
function csrfToken(): string {
  const name = document.querySelector<HTMLMetaElement>('meta[name="csrf-cookie"]')?.content ?? '';
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return decodeURIComponent(cookie?.slice(name.length + 1) ?? '');
}

/** The log of a page; null if it has none, has been closed, or is of another site. */
function logOf(of: Window | null): Log | null {
  try {
    return of?.allmendInspectorLog ?? null;
  } catch {
    return null;
  }
}
