/**
 * Turns navigation preload on: the browser requests the page while it starts the worker. In Firefox it is off, also where
 * an earlier build turned it on: when the preload fails there, the navigation fails whatever the worker answers
 * (GoogleChrome/workbox#3134), so no page can be read offline.
 */
export async function choosePreload(
  { navigationPreload }: Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>>,
  userAgent: string,
): Promise<void> {
  await (userAgent.includes('Firefox/') ? navigationPreload?.disable() : navigationPreload?.enable());
}
