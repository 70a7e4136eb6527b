import { messageServiceWorker } from './serviceWorker.ts';

/** The Network Information API, which not all browsers support. */
interface Connection {
  readonly saveData?: boolean;
}

/** Whether background requests are allowed: not if the user saves data. */
export function mayAsk(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return !connection?.saveData;
}

/** The URL of the app's script in a document, which identifies the build that the document came from. */
export function appOf(document: Document): string {
  return document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'] ?? '';
}

/**
 * Has the worker cache a page. The files are those that the browser's resource timing lists, including later ones. For
 * a page that is not shown (`isAhead`), only scripts and styles count.
 */
export async function requestPageCaching(address: string, { isAhead = false } = {}): Promise<void> {
  const { origin } = window.location;
  const from = isAhead ? `${origin}/assets/` : `${origin}/`;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(from));
  const looked = { type: 'page.looked', address, app: appOf(document), files: [...new Set(files)] } as const;
  await messageServiceWorker(looked).catch(() => undefined);
}
