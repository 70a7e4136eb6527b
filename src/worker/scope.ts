/** The global scope of a service worker. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;
