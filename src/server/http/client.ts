import type { FastifyRequest } from 'fastify';

/**
 * The client that an address belongs to, for limits: an IPv4 address, or the 64 bits of an IPv6 network, which a household or a
 * server has. All spellings of an address give the same client.
 */
export function clientOf(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4) return v4;
  const [head = '', tail] = ip.toLowerCase().replace(/%.*/s, '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}

/** The client that sends a request. */
export function clientOfRequest({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return clientOf(ip);
}

/** Whether a client has hung up before its request was looked at: then nobody knows its address, nor reads an answer. */
export function hasHungUp({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return raw.socket.remoteAddress === undefined;
}
