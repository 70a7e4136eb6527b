import type { ApiEnvironment } from './environment.ts';

/**
 * A server that renders for a visitor: it calls in their name, on connections that it keeps, and says by a token that it
 * is no browser (API-15). There is nothing to reload and nobody to show a failure to: whoever renders takes what is thrown.
 * Specification B asks for it (section 7). The render of today's pages makes no calls, as the server gives them their data
 * itself: its test alone uses it.
 */
export function onServer(parts: {
  /** Where the interface is reached: `http://localhost:3000`. */
  readonly host: string;
  readonly mobileToken: string;
  /** The visitor's cookies, decoded; what a pair may not hold is sent percent-encoded, so that none becomes two. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly log: ApiEnvironment['log'];
}): ApiEnvironment {
  const { host, mobileToken, cookies, log } = parts;
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return {
    host,
    headers: {
      connection: 'keep-alive',
      'x-mobile-token': mobileToken,
      ...(pairs.length > 0 && { cookie: pairs.join('; ') }),
    },
    cookie: (name) => cookies[name],
    serverOverloaded: () => {},
    sessionRefused: () => {},
    callFailed: () => {},
    callSucceeded: () => {},
    log,
  };
}
