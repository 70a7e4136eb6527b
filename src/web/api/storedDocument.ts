import { placeAt, type RouteName } from '#routes';

/** The pages whose stored document has their content. */
const withContent: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'list',
  'results',
  'listing',
  'category',
  'brand',
  'realEstate',
  'realEstateList',
]);

/**
 * Loads the document of the current page again, if the service worker can answer with its copy. A page that a visitor
 * opened by its address has a stored document and no stored call, so a link to it fails while offline. Resolves if
 * there is no copy. A document of the current address is never loaded again, since it would end here endlessly.
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
