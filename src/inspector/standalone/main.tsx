import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import * as z from 'zod/mini';
import { type SessionSource, sessionSource } from '#machines/inspector/session/inspectedSessionEvents.ts';
import { catalogueOf, type Module } from '../app/catalogue.ts';
import { mountInspector } from '../app/mount.tsx';
import './page.css.ts';

// The inspector on its own: it draws and simulates every machine of the clone from its source.

/** The file or stream that the command names, unless the address names a machine. */
const first = location.hash === '' ? await firstSource() : null;

mountInspector(document.querySelector('#inspector')!, {
  machines: catalogueOf(
    import.meta.glob<Module>('/machines/**/*Machine.ts'),
    import.meta.glob<Module>('/machines/**/*Cases.ts'),
  ),
  eventModules: Object.values(import.meta.glob<Module>('/machines/**/*Events.ts')),
  host: '/api/',
  place: {
    read: () => location.hash.slice(1) || null,
    write: (machine) => history.replaceState(null, '', `#${machine}`),
  },
  live: null,
  ...(first && { first }),
});

async function firstSource(): Promise<SessionSource | null> {
  const response = await fetch('/first.json');
  return z.parse(z.nullable(sessionSource), await response.json());
}
