/** What a service worker has around it. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;
