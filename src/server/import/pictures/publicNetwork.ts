import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** The hosts from which pictures may be fetched. Tests use a network that allows the local machine. */
export interface PictureNetwork {
  /** All IP addresses of a host. An IP address returns only itself. */
  lookup(host: string): Promise<readonly { readonly address: string; readonly family: number }[]>;
  allowsIp(ip: string): boolean;
  allowsPort(port: number): boolean;
}

/** The public internet, on the two ports of the web. */
export const publicNetwork: PictureNetwork = {
  lookup: (host) => lookup(host, { all: true }),
  allowsIp: isPublicIp,
  allowsPort: (port) => port === 80 || port === 443,
};

/**
 * The range of IPv6 addresses that are routed on the internet (RFC 4291, 2.4). All others belong to internal networks.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure's wire server: its IP address looks public, but gives the virtual machines of this cloud their secrets. */
const wireServer = '168.63.129.16';

/**
 * Whether an IP address belongs to a host of the public internet. Excluded are this machine, private and shared
 * networks, links, multicast groups, test ranges, and tunnels that embed an IPv4 address.
 */
export function isPublicIp(ip: string): boolean {
  const isIp = ipaddr.IPv4.isValidFourPartDecimal(ip) || ipaddr.IPv6.isValid(ip);
  const address = isIp ? ipaddr.parse(ip) : undefined;
  if (!address || address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 ? address.toString() !== wireServer : address.match(globalUnicast);
}

/** Why an address may not be fetched, judged by the address alone. Its host may still resolve to a private network. */
export function addressFlaw(url: URL, network: PictureNetwork): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'is not an address with http or https';
  if (url.username !== '' || url.password !== '') return 'has a user name or a password in its address';
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  if (!network.allowsPort(port)) return `names port ${port}: pictures come from ports 80 and 443 alone`;
  const host = hostOf(url);
  return (ipaddr.isValid(host) || host.includes(':')) && !network.allowsIp(host) ? notPublic : undefined;
}

export const notPublic = 'is not on the public internet';

/** The host of an address, without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
