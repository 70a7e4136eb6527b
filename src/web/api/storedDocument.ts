import { placeAt, type RouteName } from '#routes';

/** The pages whose stored document has their content. The stored document of the insertion form lacks the typed values. */
const withContent: ReadonlySet<RouteName> = new Set<RouteName>([
  ...(['home', 'list', 'results', 'listing', 'category', 'brand', 'realEstate', 'realEstateList'] as const),
]);

/**
 * Loads the current page's document again, which the service worker answers with the stored copy. A page that was
 * visited by its document alone has no stored call for a link while offline. Resolves if there is no copy. A document of the current
 * address is never loaded again, since it would end here endlessly.
 */
export async function openStoredDocument(): Promise<void> {
  const { pathname, search, href } = window.location;
  const place = placeAt(pathname + search);
  if (place === undefined || !withContent.has(place.name)) return;
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  const [opened] = performance.getEntriesByType('navigation');
  if (opened?.name === href || !(await isStored(href))) return;
  window.location.reload();
  // The failure is not shown while the page is being left.
  await new Promise<never>(() => {});
}

/** Without storage, as in some private windows, there are no copies. */
async function isStored(address: string): Promise<boolean> {
  return caches.match(address, { ignoreVary: true }).then(
    (copy) => copy !== undefined,
    () => false,
  );
}
