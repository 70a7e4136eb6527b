import { placeAt } from '#routes';

import { canonicalAddress } from '../addresses/address.ts';
import { prefetchData } from '../page/prefetched.ts';
import { firstDataOf } from './router.tsx';

/** The time that a pointer or the focus must rest on a link to signal intent, in milliseconds. */
const rest = 65;

/**
 * The time that a finger must rest on a link, in milliseconds. A scrolling finger also touches links, and has mostly
 * moved on by then.
 */
const touchDelay = 100;

/** The Network Information API, which not all browsers support. */
interface Connection {
  readonly saveData?: boolean;
}

/**
 * Prefetches the module and the first data of a listing or of a list's next page, when the visitor is likely to open
 * it. Not if the user saves data. Returns the function that ends it.
 */
export function prefetchOnIntent(document: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(timer);
  }

  function prefetchAfterDelay(target: EventTarget | null, milliseconds: number): void {
    forget();
    const link = linkAt(target);
    if (link) timer = setTimeout(() => prefetch(link), milliseconds);
  }

  function focus({ target }: Event): void {
    prefetchAfterDelay(target, rest);
  }

  /**
   * Starts the delay for a touch or a pointer. When a finger scrolls, the browser fires `pointercancel`, which ends the
   * delay.
   */
  function point(event: Event): void {
    const { target, pointerType } = event as PointerEvent;
    prefetchAfterDelay(target, pointerType === 'touch' ? touchDelay : rest);
  }

  const events = [
    ['pointerover', point],
    ['focusin', focus],
    ['pointerout', forget],
    ['pointercancel', forget],
    ['focusout', forget],
  ] as const;
  for (const [type, listen] of events) document.addEventListener(type, listen, { passive: true });
  return () => {
    forget();
    for (const [type, listen] of events) document.removeEventListener(type, listen);
  };
}

function prefetch({ href }: HTMLAnchorElement): void {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData) return;
  const { pathname, search } = new URL(href);
  const address = canonicalAddress(pathname + search);
  void prefetchData(address, () => firstDataOf(address));
}

/** The link that contains an element, if it opens a listing of this market or the next page of a list. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.target === '_blank') return undefined;
  return link.rel === 'next' || placeAt(link.pathname)?.name === 'listing' ? link : undefined;
}
