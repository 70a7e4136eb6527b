import { tellServiceWorker } from './serviceWorker.ts';

/** What browsers tell of the line; not all do. */
interface Connection {
  readonly saveData?: boolean;
}

/** Whether anything may be asked for that nobody waits for: not for those who save data. */
export function mayAsk(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return !connection?.saveData;
}

/** The script of the app that a document came with, by which builds are told apart. */
export function appOf(document: Document): string {
  return document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'] ?? '';
}

/**
 * Has the worker keep a page. What it was made of is in what the browser has noted of its requests, and so is what came later; of
 * one that is not shown only the scripts and styles are among them (`isAhead`).
 */
export async function tellOfPage(address: string, { isAhead = false } = {}): Promise<void> {
  const { origin } = window.location;
  const from = isAhead ? `${origin}/assets/` : `${origin}/`;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(from));
  const looked = { type: 'page.looked', address, app: appOf(document), files: [...new Set(files)] } as const;
  await tellServiceWorker(looked).catch(() => undefined);
}
