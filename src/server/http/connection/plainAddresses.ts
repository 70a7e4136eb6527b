/**
 * Addresses that need less work than pages and calls. Each function takes the address of a request with its query, and
 * names one kind; the caller decides which kinds it leaves out.
 */

/** Whether an address is a health check, which load balancers request every few seconds. */
export function isHealthCheck(url: string): boolean {
  return /^\/(healthz|readyz)(\?|$)/.test(url);
}

/** Whether a URL is for operations (health checks, metrics). Such requests mostly bypass the proxy. */
export function isOperations(url: string): boolean {
  return isHealthCheck(url) || /^\/metrics(\?|$)/.test(url);
}

/** Whether an address is a file of the build, which is the same for everyone and independent of the journal. */
export function isBuiltFile(url: string): boolean {
  return /^\/((assets|offline)\/|(favicon|icon(-[\w-]+)?|apple-touch-icon|manifest|service-worker)\.\w+(\?|$))/.test(
    url,
  );
}

export function isPicture(url: string): boolean {
  return url.startsWith('/pictures/');
}

/** Whether an address is a picture of an account or of a message, which not everyone may see. */
export function isGuardedPicture(url: string): boolean {
  return /^\/pictures\/\d+\/(people|messages)\//.test(url);
}

export function isSitemap(url: string): boolean {
  return /^\/sitemaps(\/|\?|$)/.test(url);
}
