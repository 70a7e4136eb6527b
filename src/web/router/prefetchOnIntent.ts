import { placeAt } from '#routes';

import { canonicalAddress } from '../addresses/address.ts';
import { askAhead } from '../page/prefetched.ts';
import { firstDataOf } from './router.tsx';

/** How long a pointer or the focus rests on a link before one seems to want to follow it, in milliseconds. */
const rest = 65;

/** How long a finger does: one that scrolls comes down on a link too, and has mostly moved on by then. */
const touchRest = 100;

/** What browsers tell of the line; not all do. */
interface Connection {
  readonly saveData?: boolean;
}

/**
 * Brings the module of a page and its first data as soon as a visitor seems to want to go there: to an ad, or to the next page
 * of a list. Not for those who save data. Gives what ends it.
 */
export function prefetchOnIntent(document: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(timer);
  }

  function restOn(target: EventTarget | null, milliseconds: number): void {
    forget();
    const link = linkAt(target);
    if (link) timer = setTimeout(() => prefetch(link), milliseconds);
  }

  function focus({ target }: Event): void {
    restOn(target, rest);
  }

  /** Once it scrolls, the browser takes the pointer away. */
  function point(event: Event): void {
    const { target, pointerType } = event as PointerEvent;
    restOn(target, pointerType === 'touch' ? touchRest : rest);
  }

  const heard = [
    ['pointerover', point],
    ['focusin', focus],
    ['pointerout', forget],
    ['pointercancel', forget],
    ['focusout', forget],
  ] as const;
  for (const [type, listen] of heard) document.addEventListener(type, listen, { passive: true });
  return () => {
    forget();
    for (const [type, listen] of heard) document.removeEventListener(type, listen);
  };
}

function prefetch({ href }: HTMLAnchorElement): void {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData) return;
  const { pathname, search } = new URL(href);
  const address = canonicalAddress(pathname + search);
  void askAhead(address, () => firstDataOf(address));
}

/** The link that something lies in, if it leads to an ad of this market or on to the next page. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.target === '_blank') return undefined;
  return link.rel === 'next' || placeAt(link.pathname)?.name === 'listing' ? link : undefined;
}
