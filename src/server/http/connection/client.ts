import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** An address without the port, brackets and quotes that some proxies add in X-Forwarded-For: `"[2001:db8::1]:443"`. */
function withoutPort(ip: string): string {
  const [, v6, v4] = /^\s*"?(?:\[([^\]]*)\](?::\w*)?|(\d+\.\d+\.\d+\.\d+):\w*)"?\s*$/.exec(ip) ?? [];
  return v6 ?? v4 ?? ip.trim();
}

/**
 * A parsed address; IPv4 also from its form in IPv6 (RFC 4291, 2.5.5.2). Undefined for a text that is not an address.
 */
function parsed(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = withoutPort(ip).replace(/%.*/s, '');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : undefined;
}

const groups = ({ parts }: ipaddr.IPv6, count: number) =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');

/**
 * The client of an address, for limits: an IPv4 address, or the 64 bits of an IPv6 network, which a household or a
 * server has. All spellings of an address, with and without a port, give the same client. A text that is not an address
 * is its own client.
 */
export function clientOf(ip: string): string {
  const address = parsed(ip);
  if (!address) return withoutPort(ip).toLowerCase();
  return address instanceof ipaddr.IPv4 ? address.toString() : groups(address, 4);
}

/** The network of an address, for people and logs: the first 24 bits of IPv4, the first 48 of IPv6. */
export function networkOf(ip = ''): string {
  const address = parsed(ip);
  if (!address) return '';
  return address instanceof ipaddr.IPv4 ? address.toString().replace(/\d+$/, '0') : `${groups(address, 3)}::`;
}

/** The client of a request. */
export function clientOfRequest({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return clientOf(ip);
}

/**
 * Whether a client disconnected before its request was handled. The client's IP address is unknown then, and the answer reaches no client.
 */
export function hasHungUp({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return raw.socket.remoteAddress === undefined;
}
