import { Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { largestPhoto } from '#machines/market/limits.ts';
import { semaphore } from '#server/pictures/semaphore.ts';
import { fetchPicture, type FailedFetch, type Fetched, type Validators } from './fetchPicture.ts';
import { publicNetwork, type PictureNetwork } from './publicNetwork.ts';

/** The network, limits and pauses of fetching. Only tests replace them. */
export interface Fetching {
  readonly network: PictureNetwork;
  readonly limits: FetchLimits;
  /** Waits some milliseconds before the next attempt, or rejects with the signal's reason. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export interface FetchLimits {
  readonly bytes: number;
  /** The time limit for an attempt, including its redirects, in milliseconds. */
  readonly milliseconds: number;
  readonly redirects: number;
  /** Pauses between the attempts, in milliseconds: one attempt more than there are pauses. */
  readonly pauses: readonly number[];
  /** The longest accepted `Retry-After`, in milliseconds. */
  readonly longestPause: number;
  readonly atOnce: number;
  readonly atOnceOfHost: number;
  /** The number of unanswered requests in a row after which a host is skipped. */
  readonly silences: number;
}

export const publicFetching: Fetching = {
  network: publicNetwork,
  limits: {
    bytes: largestPhoto,
    milliseconds: 20_000,
    redirects: 3,
    pauses: [1000, 4000],
    longestPause: 30_000,
    atOnce: 4,
    atOnceOfHost: 2,
    silences: 3,
  },
  async pause(milliseconds, signal) {
    // If the pause is aborted, this throws the signal's reason for the end of the import, which the error of `sleep`
    // would hide.
    await sleep(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
};

export interface PictureFetcher {
  /**
   * Fetches a picture, with retries for transient failures, and passes the result to `use`. The fetch counts as running
   * until `use` ends, which bounds the pictures in memory. Rejects with the signal's reason once the import ends.
   */
  fetch<Used>(address: string, known: Validators, use: (fetched: Fetched) => Promise<Used>): Promise<Used>;
  close(): void;
}

/** Limits concurrent fetches in total and per host. A host that is silent or requests a long pause is skipped. */
export function openPictureFetcher(
  { network, limits, pause }: Fetching,
  { userAgent, signal }: { readonly userAgent: string; readonly signal: AbortSignal },
): PictureFetcher {
  // Connections are reused, so that a feed of one host needs few handshakes.
  const agents = { http: new PlainAgent({ keepAlive: true }), https: new SecureAgent({ keepAlive: true }) };
  const withPermit = semaphore(limits.atOnce, Infinity);
  const hosts = new Map<string, Host>();

  function hostOf(name: string): Host {
    const known = hosts.get(name);
    if (known) return known;
    const host: Host = { withPermit: semaphore(limits.atOnceOfHost, Infinity), silences: 0, left: undefined };
    hosts.set(name, host);
    return host;
  }

  /** The pause before the next attempt, in milliseconds. Undefined if there is no further attempt. */
  function pauseAfter(failure: FailedFetch, attempt: number): number | undefined {
    const planned = limits.pauses[attempt];
    if (!failure.mayPass || planned === undefined) return undefined;
    const wanted = failure.retryAfter ?? 0;
    return wanted > limits.longestPause ? undefined : Math.max(planned, wanted);
  }

  function noteFailure(host: Host, name: string, { answered, retryAfter = 0 }: FailedFetch): void {
    host.silences = answered ? 0 : host.silences + 1;
    if (retryAfter > limits.longestPause) {
      host.left = `was not fetched: ${name} wants no requests for ${Math.ceil(retryAfter / 1000)} s`;
    } else if (host.silences >= limits.silences) {
      host.left = `was not fetched: ${name} did not answer ${host.silences} times in a row`;
    }
  }

  return {
    fetch(address, known, use) {
      const { host: name } = new URL(address);
      const host = hostOf(name);
      return host.withPermit(async () => {
        for (let attempt = 0; ; attempt += 1) {
          signal.throwIfAborted();
          if (host.left !== undefined) {
            return use({ outcome: 'failed', reason: host.left, mayPass: false, answered: false });
          }
          const tried = await withPermit(async () => {
            const options = { known, network, agents, userAgent, signal, limits };
            const fetched = await fetchPicture(address, options);
            const wait = fetched.outcome === 'failed' ? pauseAfter(fetched, attempt) : undefined;
            if (wait !== undefined) return { wait };
            if (fetched.outcome === 'failed') noteFailure(host, name, fetched);
            else host.silences = 0;
            return { used: await use(fetched) };
          }, name);
          if ('used' in tried) return tried.used;
          await pause(tried.wait, signal);
        }
      });
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

interface Host {
  readonly withPermit: ReturnType<typeof semaphore>;
  silences: number;
  /** The reason why this host is skipped for the rest of the import. */
  left: string | undefined;
}
