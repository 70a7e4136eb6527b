import type { FastifyRequest } from 'fastify';

/** An address as it is, without the port, brackets and quotes that some proxies add in X-Forwarded-For: `"[2001:db8::1]:443"`. */
export function withoutPort(ip: string): string {
  const [, v6, v4] = /^\s*"?(?:\[([^\]]*)\](?::\w*)?|(\d+\.\d+\.\d+\.\d+):\w*)"?\s*$/.exec(ip) ?? [];
  return v6 ?? v4 ?? ip.trim();
}

/**
 * The client that an address belongs to, for limits: an IPv4 address, or the 64 bits of an IPv6 network, which a household or a
 * server has. All spellings of an address, with and without a port, give the same client.
 */
export function clientOf(ip: string): string {
  const address = withoutPort(ip).toLowerCase().replace(/%.*/s, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return address;
  const [head = '', tail] = address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, hexGroups).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  // An IPv4 address as IPv6 writes it (RFC 4291, 2.5.5.2).
  if (groups.length === 8 && groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(groups.slice(6));
  return groups.slice(0, 4).join(':');
}

function hexGroups(_address: string, ...bytes: readonly unknown[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/** The client that sends a request. */
export function clientOfRequest({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return clientOf(ip);
}

/** Whether a client has hung up before its request was looked at: then nobody knows its address, nor reads an answer. */
export function hasHungUp({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return raw.socket.remoteAddress === undefined;
}
