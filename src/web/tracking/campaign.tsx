import { type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react';
import { createPath, type Navigator, UNSAFE_NavigationContext as Navigation, useLocation } from 'react-router-dom';

import { withCampaignOf } from '#market/addresses/campaignKeys.ts';
import { placeAt } from '#routes';

/**
 * Adds the keys of the visitor's advertisement to each navigation in this document, if the current address has them
 * (SEARCH-17). Links are rendered without them, since a page is the same for all visitors.
 */
export function PassCampaignOn({ children }: { readonly children: ReactNode }) {
  const router = use(Navigation);
  const { search } = useLocation();
  const lastSearch = useRef(search);
  useLayoutEffect(() => {
    lastSearch.current = search;
  }, [search]);
  const passing = useMemo(() => {
    const { createHref, encodeLocation, go, push, replace } = router.navigator;
    const passOn = (to: Parameters<Navigator['push']>[0]) =>
      withCampaignOf(lastSearch.current, typeof to === 'string' ? to : createPath(to));
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

/**
 * Adds the campaign keys to links that the browser itself opens, such as this page in another language or a link in
 * another tab. Returns the function that stops this.
 */
export function passCampaignOn(document: Document): () => void {
  function pass({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin || !placeAt(link.pathname)) return;
    const passed = withCampaignOf(window.location.search, link.href);
    if (passed !== link.href) link.href = passed;
  }

  // The keyboard follows a link by a click, and a pointer may open another tab without one.
  const events = ['pointerdown', 'click'] as const;
  for (const type of events) document.addEventListener(type, pass, { capture: true });
  return () => {
    for (const type of events) document.removeEventListener(type, pass, { capture: true });
  };
}
