import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { isLoopback } from './loopback.ts';
import { isOperations } from './plainAddresses.ts';

type ProxySettings = Pick<Config, 'trustedProxies' | 'publicUrl'>;

/** Whether visitors reach the market over HTTPS, so that a proxy in front of this server terminates TLS. */
export function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') === true;
}

/**
 * The proxies that may name the client (Fastify's `trustProxy`): as many as TRUSTED_PROXIES says. If it is unset and
 * the market is https, those on this host.
 */
export function trustedBy({ trustedProxies, publicUrl }: ProxySettings): (address: string, hop: number) => boolean {
  if (trustedProxies !== undefined) return (_address, hop) => hop < trustedProxies;
  return isHttps(publicUrl) ? (address) => isLoopback(address) : () => false;
}

/** A warning about contradictory proxy settings, before the first request; undefined if there is none. */
export function settingsNotice({ trustedProxies, publicUrl }: ProxySettings): string | undefined {
  if (!isHttps(publicUrl)) return undefined;
  if (trustedProxies === undefined) {
    return 'TRUSTED_PROXIES is not set: a proxy on this host may say who the client is. If yours runs on another host or in another container, set TRUSTED_PROXIES=1';
  }
  return trustedProxies > 0
    ? undefined
    : `PUBLIC_URL is ${publicUrl}, but TRUSTED_PROXIES=0: all visitors behind the proxy that ends TLS count as one client. Set TRUSTED_PROXIES=1`;
}

/** The contradiction between a setting and a request, with the remedy; undefined if they agree. */
type Contradiction = (request: FastifyRequest, settings: ProxySettings) => string | undefined;

const contradictions: readonly Contradiction[] = [
  function untrustedProxy({ headers, raw }, settings) {
    const named = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip'];
    if (named === undefined || settings.trustedProxies !== undefined) return undefined;
    if (trustedBy(settings)(raw.socket.remoteAddress ?? '', 0)) return undefined;
    return 'A request names its client in X-Forwarded-For or a similar header, but TRUSTED_PROXIES is not set: all visitors behind a proxy count as one client and share its limits. Behind one proxy set TRUSTED_PROXIES=1 and PUBLIC_URL; without a proxy set TRUSTED_PROXIES=0';
  },
  function silentProxy({ headers }, { trustedProxies, publicUrl }) {
    const isExpected = trustedProxies === undefined ? isHttps(publicUrl) : trustedProxies > 0;
    if (!isExpected || headers['x-forwarded-for'] !== undefined) return undefined;
    return 'A request came without X-Forwarded-For: if it came by the proxy, all visitors count as one client and share its limits. Let the proxy add the header (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;)';
  },
  function fewerProxies({ headers }, { trustedProxies = 0 }) {
    const named = headers['x-forwarded-for'];
    if (named === undefined || trustedProxies < 2) return undefined;
    const count = named.toString().split(',').length;
    if (count >= trustedProxies) return undefined;
    return `TRUSTED_PROXIES=${trustedProxies}, but a request has ${count} address${count === 1 ? '' : 'es'} in X-Forwarded-For: with fewer proxies than that, visitors can claim any address. Set TRUSTED_PROXIES to the number of proxies`;
  },
  function plainVisitor(request, settings) {
    const { headers, protocol, raw } = request;
    const isSaid = headers['x-forwarded-proto'] !== undefined && headers['x-forwarded-for'] !== undefined;
    if (!isHttps(settings.publicUrl) || !isSaid || protocol !== 'http') return undefined;
    if (!trustedBy(settings)(raw.socket.remoteAddress ?? '', 0)) return undefined;
    return 'Visitors reach the market over http, but PUBLIC_URL is https: the proxy should redirect them to https';
  },
  function secureVisitor(request, { publicUrl }) {
    if (isHttps(publicUrl) || request.protocol !== 'https') return undefined;
    return `Visitors reach the market over https, but PUBLIC_URL is ${publicUrl ?? 'not set'}: links in mails lead elsewhere. Set PUBLIC_URL=https:// with the market's host`;
  },
];

/** Warns once about each contradiction between settings and requests. */
export function registerProxyWarnings(app: FastifyInstance, settings: ProxySettings): void {
  const left = new Set(contradictions);
  app.addHook('onRequest', async (request) => {
    if (left.size === 0 || isOperations(request.url)) return;
    for (const contradiction of left) {
      const warning = contradiction(request, settings);
      if (warning === undefined) continue;
      left.delete(contradiction);
      app.log.warn(warning);
    }
  });
}
