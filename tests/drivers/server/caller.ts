import type { CallFailed } from '#web/api/callFailed.ts';
import type { ApiEnvironment } from '#web/api/environment.ts';

/** Where a client runs in a test: at a server, with cookies of its own and `more` headers, and noting what the client told it. */
export function openCaller(
  host: string,
  cookies: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, string>> = {},
) {
  // What a browser sends by itself.
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const told: {
    readonly what: 'overloaded' | 'refused' | 'failed' | 'succeeded' | 'logged';
    readonly failed?: CallFailed;
  }[] = [];
  const environment: ApiEnvironment = {
    fetch: (path, { headers, ...init }) =>
      fetch(host + path, { ...init, headers: { ...(headers as object), cookie, ...more } }),
    cookie: (name) => cookies[name],
    serverOverloaded: () => void told.push({ what: 'overloaded' }),
    sessionRefused: () => void told.push({ what: 'refused' }),
    callFailed: (failed) => void told.push({ what: 'failed', failed }),
    callSucceeded: () => void told.push({ what: 'succeeded' }),
    log: (failed) => void told.push({ what: 'logged', failed }),
  };
  return {
    environment,
    told,
    /** What it was told, in order. */
    get heard() {
      return told.map(({ what }) => what);
    },
  };
}
