import { request as requestPlain, type Agent as PlainAgent, type IncomingMessage } from 'node:http';
import { request as requestSecure, type Agent as SecureAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { addressFlaw, hostOf, notPublic, type PictureNetwork } from './publicNetwork.ts';

/** The validators of a fetched response, for a conditional request later. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly modified?: string | undefined;
}

/** The outcome of an attempt to fetch a picture. */
export type Fetched =
  | ({ readonly outcome: 'content'; readonly bytes: Buffer } & Validators)
  /** The picture has not changed since its validators were received. */
  | { readonly outcome: 'unchanged' }
  | FailedFetch;

export interface FailedFetch {
  readonly outcome: 'failed';
  readonly reason: string;
  /** Whether the failure may be temporary, so that another attempt may succeed. */
  readonly mayPass: boolean;
  /** Whether the host answered at all. */
  readonly answered: boolean;
  /** How long the host refuses requests, in milliseconds. */
  readonly retryAfter?: number;
}

export interface FetchOptions {
  readonly known: Validators;
  readonly network: PictureNetwork;
  readonly agents: { readonly http: PlainAgent; readonly https: SecureAgent };
  readonly userAgent: string;
  /** Aborts when the import ends. */
  readonly signal: AbortSignal;
  readonly limits: { readonly bytes: number; readonly milliseconds: number; readonly redirects: number };
}

/**
 * Fetches an address, following redirects. Each host is looked up once, and connections use only its checked IP
 * addresses, so that DNS rebinding has no effect. Throws the signal's reason.
 */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Fetched> {
  const { network, signal, limits } = options;
  const deadline = AbortSignal.timeout(limits.milliseconds);
  const ends = AbortSignal.any([signal, deadline]);
  let url = new URL(address);
  let prefix = '';
  try {
    for (let redirects = 0; ; redirects += 1) {
      const flaw = addressFlaw(url, network);
      if (flaw !== undefined) return failed(`${prefix}${flaw}`, { answered: redirects > 0 });
      const ips = await until(ends, network.lookup(hostOf(url)));
      if (ips.length === 0 || !ips.every(({ address: ip }) => network.allowsIp(ip))) {
        return failed(`${prefix}${notPublic}`);
      }
      const response = await answerOf(url, ips, ends, options);
      const location = isRedirect(response) ? response.headers.location : undefined;
      if (location === undefined) return await received(response, prefix, limits.bytes);
      response.destroy();
      if (redirects === limits.redirects) return failed(`is redirected more than ${limits.redirects} times`);
      const next = URL.parse(location, url);
      if (!next) return failed(`is redirected to ${JSON.stringify(location)}, which is not a valid address`);
      url = next;
      prefix = `is redirected to ${url.href}, which `;
    }
  } catch (error) {
    signal.throwIfAborted();
    const { code = '' } = error as NodeJS.ErrnoException;
    const seconds = limits.milliseconds / 1000;
    if (deadline.aborted) return failed(`${prefix}took longer than ${seconds} s`, { mayPass: true, answered: false });
    if (code === 'ENOTFOUND') return failed(`${prefix}has a host that does not exist`, { answered: false });
    return failed(`${prefix}could not be fetched (${code || String(error)})`, { mayPass: true, answered: false });
  }
}

type Ips = Awaited<ReturnType<PictureNetwork['lookup']>>;

function answerOf(url: URL, ips: Ips, signal: AbortSignal, options: FetchOptions): Promise<IncomingMessage> {
  const { agents, known, userAgent } = options;
  const [first] = ips;
  const lookup: LookupFunction = (_host, { all }, callback) => {
    if (all) callback(null, [...ips]);
    else callback(null, first!.address, first!.family);
  };
  const headers = {
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8,*/*;q=0.5',
    'accept-encoding': 'identity',
    'user-agent': userAgent,
    ...(known.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known.modified !== undefined && { 'if-modified-since': known.modified }),
  };
  return new Promise((resolve, reject) => {
    const connecting =
      url.protocol === 'https:'
        ? requestSecure(url, { agent: agents.https, headers, lookup, signal })
        : requestPlain(url, { agent: agents.http, headers, lookup, signal });
    // `on` instead of `once` for errors: a socket may report a second error after it was destroyed.
    connecting.once('response', resolve).on('error', reject).end();
  });
}

async function received(response: IncomingMessage, prefix: string, mostBytes: number): Promise<Fetched> {
  const { statusCode: status = 0, headers } = response;
  if (status === 304) {
    response.resume();
    return { outcome: 'unchanged' };
  }
  if (status !== 200) {
    response.destroy();
    const retryAfter = millisecondsOf(headers['retry-after']);
    return failed(`${prefix}answered ${status}`, {
      mayPass: status === 429 || status >= 500,
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
  const tooLarge = `${prefix}has more than ${mostBytes / 1024 ** 2} MB`;
  if (Number(headers['content-length']) > mostBytes) {
    response.destroy();
    return failed(tooLarge);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Leaving the loop that reads the response ends the connection.
    if (length > mostBytes) return failed(tooLarge);
    chunks.push(chunk);
  }
  return {
    outcome: 'content',
    bytes: Buffer.concat(chunks),
    etag: headers.etag,
    modified: headers['last-modified'],
  };
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode);
}

function failed(reason: string, more: Partial<FailedFetch> = {}): FailedFetch {
  return { mayPass: false, answered: true, ...more, outcome: 'failed', reason };
}

/** The waiting time in milliseconds of a `Retry-After` header, which holds seconds or a date. */
function millisecondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = Number(retryAfter);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return Number.isNaN(milliseconds) ? undefined : Math.max(milliseconds, 0);
}

/** Resolves like the promise, or rejects once the signal aborts: a DNS lookup cannot be cancelled. */
function until<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
