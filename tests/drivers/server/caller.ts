import type { CallFailed } from '#web/api/callFailed.ts';
import type { ApiEnvironment } from '#web/api/environment.ts';

/**
 * The environment of a client in a test: at a server, with separate cookies and `more` headers, recording the client's
 * notifications.
 */
export function openCaller(
  host: string,
  cookies: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, string>> = {},
) {
  // The headers of a request, with those that a browser adds by itself.
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const reported: {
    readonly what: 'overloaded' | 'unreached' | 'refused' | 'failed' | 'succeeded' | 'logged';
    readonly failed?: CallFailed;
  }[] = [];
  const environment: ApiEnvironment = {
    fetch: (path, { headers, ...init }) =>
      fetch(host + path, { ...init, headers: { ...(headers as object), cookie, ...more } }),
    cookie: (name) => cookies[name],
    serverOverloaded: () => void reported.push({ what: 'overloaded' }),
    contentUnreached: async () => void reported.push({ what: 'unreached' }),
    sessionRefused: () => void reported.push({ what: 'refused' }),
    callFailed: (failed) => void reported.push({ what: 'failed', failed }),
    callSucceeded: () => void reported.push({ what: 'succeeded' }),
    log: (failed) => void reported.push({ what: 'logged', failed }),
  };
  return {
    environment,
    reported,
    /** The names of the notifications that the caller has sent to its environment, in order. */
    get received() {
      return reported.map(({ what }) => what);
    },
  };
}
