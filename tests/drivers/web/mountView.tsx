import { act, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Location, MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { polyfillDialogs, polyfillPopovers } from './dialogs.ts';
import { canonicalAddress } from '#web/addresses/address.ts';
import { clients } from '#web/api/apiClient.ts';
import { addressIn, recordEnglish, scene } from '../walking/scene.ts';
import { App } from '#web/App.tsx';
import { loadAllMessages } from '#web/languages/catalogue.ts';
import type { FirstPage } from '#web/page/firstPage.tsx';
import { partsOfEveryPage } from '#web/app/AppParts.tsx';

// A limit for busy machines; a condition that holds earlier is not awaited any longer.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout, so nothing scrolls and no size changes: these APIs do nothing.
window.scrollTo = () => {};
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
polyfillDialogs();
polyfillPopovers();

export interface Surroundings extends Partial<FirstPage> {
  /** The current path; by default that of the first page. */
  readonly at?: string;
}

/** Mounts a view like the browser, in the language of the scene, inside a router with a history. */
export async function mountView(view: ReactNode, { at, ...change }: Surroundings = {}) {
  const { address = at ?? '/en', ...rest } = change;
  // Drivers look for English texts. A view in English is therefore mounted in the language of the scene.
  const language = rest.language === undefined || rest.language === 'en' ? scene().language : rest.language;
  const [i18n] = await Promise.all([loadAllMessages(language), clients.load(), partsOfEveryPage.load()]);
  await recordEnglish();
  const first: FirstPage = {
    // The path in the canonical form in which the server sends it.
    address: canonicalAddress(addressIn(language, address)),
    mode: 'system',
    now: 0,
    status: 200,
    footer: null,
    data: null,
    ...rest,
    language,
  };
  const journey: { location?: Location; navigate?: NavigateFunction } = {};
  function Traveller() {
    Object.assign(journey, { location: useLocation(), navigate: useNavigate() });
    return null;
  }
  const mounted = render(
    <App first={first} i18n={i18n}>
      <MemoryRouter initialEntries={[addressIn(language, at ?? address)]}>
        <Traveller />
        {view}
      </MemoryRouter>
    </App>,
  );
  return {
    ...mounted,
    /** Returns the current path and query. */
    here: () => journey.location!.pathname + journey.location!.search,
    /** Follows a link, or goes back with -1, forward with 1. */
    go: (to: string | -1 | 1) => act(async () => journey.navigate!(to as string)),
  };
}
