import { type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react';
import { createPath, type Navigator, UNSAFE_NavigationContext as Navigation, useLocation } from 'react-router-dom';

import { withCampaignOf } from '#market/addresses/campaignKeys.ts';
import { placeAt } from '#routes';

/**
 * Around all that goes to addresses in this document: what one goes to says which advertisement one came by, as the address
 * one is at does (SEARCH-17). No link is drawn with it, since a page is the same for all who ask for it.
 */
export function PassCampaignOn({ children }: { readonly children: ReactNode }) {
  const router = use(Navigation);
  const { search } = useLocation();
  const asked = useRef(search);
  useLayoutEffect(() => {
    asked.current = search;
  }, [search]);
  const passing = useMemo(() => {
    const { createHref, encodeLocation, go, push, replace } = router.navigator;
    const passOn = (to: Parameters<Navigator['push']>[0]) =>
      withCampaignOf(asked.current, typeof to === 'string' ? to : createPath(to));
    const navigator: Navigator = {
      createHref,
      ...(encodeLocation && { encodeLocation }),
      go,
      push: (to, ...more) => push(passOn(to), ...more),
      replace: (to, ...more) => replace(passOn(to), ...more),
    };
    return { ...router, navigator };
  }, [router]);
  return <Navigation value={passing}>{children}</Navigation>;
}

/** The same for what the browser itself opens: this page in another language, a link in another tab. Gives what ends it. */
export function passCampaignOn(document: Document): () => void {
  function pass({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || !placeAt(link.pathname)) return;
    const passed = withCampaignOf(window.location.search, link.href);
    if (passed !== link.href) link.href = passed;
  }

  // The keyboard follows a link by a click, and a pointer may ask for another tab without one.
  const heard = ['pointerdown', 'click'] as const;
  for (const type of heard) document.addEventListener(type, pass, { capture: true });
  return () => {
    for (const type of heard) document.removeEventListener(type, pass, { capture: true });
  };
}
