/**
 * Addresses that have less done for them than pages and calls. Each function takes the address of a request, with its query, and
 * names one kind; the caller decides which kinds it leaves out.
 */

/** Whether the server lives and is ready: what balancers ask every few seconds. */
export function isHealthCheck(url: string): boolean {
  return /^\/(healthz|readyz)(\?|$)/.test(url);
}

/** What operations ask of a running server, mostly without the proxy. */
export function isOperations(url: string): boolean {
  return isHealthCheck(url) || /^\/metrics(\?|$)/.test(url);
}

/** Files of the build, which are the same for everyone whatever the journal holds. */
export function isBuiltFile(url: string): boolean {
  return /^\/((assets|offline)\/|(favicon|icon(-[\w-]+)?|apple-touch-icon|manifest|service-worker)\.\w+(\?|$))/.test(
    url,
  );
}

export function isPicture(url: string): boolean {
  return url.startsWith('/pictures/');
}

/** Pictures of accounts and of messages, which not everyone may see. */
export function isGuardedPicture(url: string): boolean {
  return /^\/pictures\/\d+\/(people|messages)\//.test(url);
}

export function isSitemap(url: string): boolean {
  return /^\/sitemaps(\/|\?|$)/.test(url);
}
