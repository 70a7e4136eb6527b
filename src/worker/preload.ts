/**
 * Enables navigation preload: the browser requests the page while it starts the worker. In Firefox it is disabled, also
 * if an earlier build enabled it. When the preload fails there, the navigation fails whatever the worker answers
 * (GoogleChrome/workbox#3134), so no page could be read offline.
 */
export async function choosePreload(
  { navigationPreload }: Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>>,
  userAgent: string,
): Promise<void> {
  await (userAgent.includes('Firefox/') ? navigationPreload?.disable() : navigationPreload?.enable());
}
